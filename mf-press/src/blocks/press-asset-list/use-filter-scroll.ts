import { smoothScrollTo } from '@stadtraum/shared-ui/smooth-scroll';
import { useEffect, useState } from 'react';
import { PLUGIN } from './filter-names.ts';

/** Pixels above the filter. */
const OFFSET = 200;
/** Milliseconds. */
const DURATION = 1000;

/**
 * Scrolls to the filter when the page's address has one in it (R2.4-1). Whoever comes back stays where the page was left, as
 * with any other document (R6-2).
 *
 * @param id of the filter's element
 * @returns whether that has come to its end, or was ended by the visitor
 */
export function useFilterScroll(id: string): boolean {
  const [hasArrived, setArrived] = useState(false);
  useEffect(() => {
    const filter = document.getElementById(id);
    if (!filter || !location.href.includes(PLUGIN) || isComeBackTo()) return;
    void smoothScrollTo(filter, { offset: OFFSET, duration: DURATION }).then(() => setArrived(true));
  }, [id]);
  return hasArrived;
}

function isComeBackTo(): boolean {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'back_forward';
}
