import { smoothScrollTo } from '@stadtraum/shared-ui/smooth-scroll';
import { useEffect, useState } from 'react';
import { clickedBox } from './clicked-box.ts';

/** Pixels above the filter. */
const OFFSET = 200;
/** Milliseconds. */
const DURATION = 1000;

/**
 * Scrolls to the filter when the page's address has one in it (R2.4-1), with the focus where the visitor left it: on the box
 * that was clicked (P10). Whoever comes back stays where the page was left, as with any other document (R6-2), and
 * finds the fields as the list was filtered.
 *
 * @param id of the element around the filter's form
 * @param queryPrefix of the list's parameters
 * @returns whether that has come to its end, or was ended by the visitor
 */
export function useFilterScroll(id: string, queryPrefix: string): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const filter = document.getElementById(id);
    const form = filter?.querySelector('form');
    if (!filter || !form) return;

    const showFilterInForce = () => form.reset();
    if (isComeBackTo()) showFilterInForce();
    else if (location.href.includes(queryPrefix)) {
      if (document.activeElement === document.body)
        clickedBox(form, document.referrer)?.focus({ preventScroll: true });
      void smoothScrollTo(filter, { offset: OFFSET, duration: DURATION }).then(() => setSettled(true));
    }

    const comeBackFromCache = ({ persisted }: PageTransitionEvent) => {
      if (persisted) showFilterInForce();
    };
    addEventListener('pageshow', comeBackFromCache);
    return () => removeEventListener('pageshow', comeBackFromCache);
  }, [id, queryPrefix]);
  return isSettled;
}

function isComeBackTo(): boolean {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'back_forward';
}
