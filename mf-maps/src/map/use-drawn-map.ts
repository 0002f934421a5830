import type { MapService } from '@stadtraum/contracts/map-service';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { DrawnMap, MapToDraw } from './drawn-map/drawn-map.ts';
import { startMaps } from './services/start-maps.ts';

/** Milliseconds from the map becoming visible to its start (R4.3-4). */
const START_DELAY_MS = 1000;
/** Milliseconds until a message says that the map cannot be loaded (F30). */
const OVERDUE_MS = 10_000;

/**
 * Draws a map into an element as soon as it is visible, and removes it with the component. Mount it only after consent.
 *
 * @returns the map once it is drawn, and whether it is overdue
 */
export function useDrawnMap(
  element: RefObject<HTMLElement | null>,
  service: MapService,
  toDraw: MapToDraw,
): { drawn: DrawnMap | undefined; isLate: boolean } {
  const [drawn, setDrawn] = useState<DrawnMap>();
  const [isLate, setIsLate] = useState(false);
  const latest = useRef(toDraw);
  useEffect(() => {
    latest.current = toDraw;
  });

  useEffect(() => {
    const { current } = element;
    if (!current) return;
    let map: DrawnMap | undefined;
    let isOver = false;
    const timers: ReturnType<typeof setTimeout>[] = [];

    async function start(on: HTMLElement): Promise<void> {
      const draw = await startMaps(service);
      if (isOver) return;
      map = draw(on, { ...latest.current, onSelect: (index) => latest.current.onSelect(index) });
      setDrawn(map);
    }
    const stopWatching = whenVisible(current, () => {
      // A failure is shown only when the map is overdue; the page itself reports missing scripts.
      timers.push(setTimeout(() => void start(current).catch(() => {}), START_DELAY_MS));
      timers.push(setTimeout(() => setIsLate(true), OVERDUE_MS));
    });
    return () => {
      isOver = true;
      stopWatching();
      for (const timer of timers) clearTimeout(timer);
      map?.remove();
      setDrawn(undefined);
    };
  }, [element, service]);

  return { drawn, isLate: isLate && !drawn };
}

/** Calls `onVisible` once any part of the element is visible. @returns a function that stops watching */
function whenVisible(element: HTMLElement, onVisible: () => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    onVisible();
  });
  observer.observe(element);
  return () => observer.disconnect();
}
