import type { MapService } from '@stadtraum/contracts/map-service';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { DrawnMap, MapSpec } from './drawn-map/drawn-map.ts';
import { startMaps } from './services/start-maps.ts';

/** Delay between the map becoming visible and its start, in milliseconds (R4.3-4). */
const START_DELAY_MS = 1000;
/** Time in milliseconds until a message says that the map cannot be loaded (F30). */
const OVERDUE_MS = 10_000;

/**
 * Draws a map into an element once it is visible, and removes the map on unmount. Call this hook only after consent.
 *
 * @returns the map once it is drawn, and whether it is overdue
 */
export function useDrawnMap(
  element: RefObject<HTMLElement | null>,
  service: MapService,
  spec: MapSpec,
): { drawn: DrawnMap | undefined; isOverdue: boolean } {
  const [drawn, setDrawn] = useState<DrawnMap>();
  const [isOverdue, setIsOverdue] = useState(false);
  const latest = useRef(spec);
  useEffect(() => {
    latest.current = spec;
  });

  useEffect(() => {
    const { current } = element;
    if (!current) return;
    let map: DrawnMap | undefined;
    let isCancelled = false;
    const timers: ReturnType<typeof setTimeout>[] = [];

    async function start(on: HTMLElement): Promise<void> {
      const draw = await startMaps(service);
      if (isCancelled) return;
      map = draw(on, {
        ...latest.current,
        onSelect: (index) => latest.current.onSelect(index),
        onSelectMark: (id) => latest.current.onSelectMark?.(id),
        ...(latest.current.onView && { onView: (view) => latest.current.onView?.(view) }),
      });
      setDrawn(map);
    }
    const stopWatching = whenVisible(current, () => {
      // Errors are ignored here: an overdue map shows a message, and the page reports scripts that fail to load.
      timers.push(setTimeout(() => void start(current).catch(() => {}), START_DELAY_MS));
      timers.push(setTimeout(() => setIsOverdue(true), OVERDUE_MS));
    });
    return () => {
      isCancelled = true;
      stopWatching();
      for (const timer of timers) clearTimeout(timer);
      map?.remove();
      setDrawn(undefined);
    };
  }, [element, service]);

  return { drawn, isOverdue: isOverdue && !drawn };
}

/** Calls `onVisible` once, when any part of the element is visible. @returns a function that stops observing */
function whenVisible(element: HTMLElement, onVisible: () => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    onVisible();
  });
  observer.observe(element);
  return () => observer.disconnect();
}
