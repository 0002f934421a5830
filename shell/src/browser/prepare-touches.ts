import type { PageData } from '@stadtraum/contracts/page-data';
import { prefetchFile, preloadModules } from './preload.ts';
import { whenIdle } from './when-idle.ts';

/** Pixels between the mouse and an island at which a click is likely. */
const NEAR_PX = 100;

/** The Network Information API, which only Chromium has. */
interface WithConnection {
  connection?: { saveData?: boolean; effectiveType?: string };
}

/**
 * Loads what likely touches need, but runs nothing: the files of an island when the mouse comes near, and on fast lines the files
 * of all islands when the browser is idle. Does nothing for visitors who save data.
 */
export function prepareTouches(
  { host, islands }: Pick<PageData, 'host' | 'islands'>,
  elements: ReadonlyMap<string, HTMLElement>,
): void {
  const { saveData, effectiveType } = (navigator as WithConnection).connection ?? {};
  if (saveData) return;
  const filesOf = (blockId: string) => [...host, ...(islands[blockId]?.files ?? [])];
  const distant = new Map(elements);
  const end = new AbortController();

  addEventListener(
    'pointermove',
    ({ pointerType, clientX, clientY }) => {
      if (pointerType !== 'mouse') return;
      for (const [blockId, element] of distant) {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        if (Math.max(left - clientX, clientX - right, top - clientY, clientY - bottom) > NEAR_PX) continue;
        distant.delete(blockId);
        preloadModules(filesOf(blockId));
      }
      if (distant.size === 0) end.abort();
    },
    { passive: true, signal: end.signal },
  );

  if (effectiveType === '4g') {
    // One file per idle task: dozens of requests in one task would block a slow phone.
    for (const file of new Set([...elements.keys()].flatMap(filesOf))) whenIdle(() => prefetchFile(file));
  }
}
