import { smoothScrollTo } from '@stadtraum/shared-ui/smooth-scroll';
import { useEffect, useState } from 'react';
import { clickedBox } from './clicked-box.ts';

/** Space above the filter after scrolling, in pixels. */
const OFFSET_PX = 200;
const DURATION_MS = 1000;

/**
 * Scrolls to the filter if the URL contains filter parameters (R2.4-1), and returns the focus to the clicked checkbox (P10).
 * After back or forward navigation, the browser keeps its scroll position (R6-2), and the fields show the active filter.
 *
 * @param id id of the element around the filter's form
 * @param queryPrefix prefix of the list's parameters
 * @returns whether scrolling has ended or been interrupted
 */
export function useFilterScroll(id: string, queryPrefix: string): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const filter = document.getElementById(id);
    const form = filter?.querySelector('form');
    if (!filter || !form) return;

    const showActiveFilter = () => form.reset();
    if (isBackOrForward()) showActiveFilter();
    else if (location.href.includes(queryPrefix)) {
      if (document.activeElement === document.body)
        clickedBox(form, document.referrer)?.focus({ preventScroll: true });
      void smoothScrollTo(filter, { offset: OFFSET_PX, duration: DURATION_MS }).then(() => setSettled(true));
    }

    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) showActiveFilter();
    };
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, [id, queryPrefix]);
  return isSettled;
}

function isBackOrForward(): boolean {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'back_forward';
}
