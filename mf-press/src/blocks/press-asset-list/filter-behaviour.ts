import type { Behaviour } from '@stadtraum/federation-kit/behaviour';
import { smoothScrollTo } from '@stadtraum/shared-ui/smooth-scroll';
import { clickedBox } from './clicked-box.ts';
import { enhanceFilter } from './enhance-filter.ts';

/** Space above the filter after scrolling, in pixels. */
const OFFSET_PX = 200;
const DURATION_MS = 1000;

/** Blocks that have scrolled; one whose HTML is restored after a failure does not scroll again. */
const arrived = new WeakSet<HTMLElement>();

/**
 * Scrolls to the filter if the URL contains filter parameters (R2.4-1), returns the focus to the clicked checkbox (P10) or moves it
 * to the results (AC3), and announces their number. After back or forward navigation, the browser keeps its scroll position (R6-2).
 * A click on a checkbox submits the filter (R2.4-3). It goes on after hydration.
 */
export const startFilter: Behaviour = (root, { signal }) => {
  const filter = root.querySelector<HTMLElement>('[data-filter]');
  const form = filter?.querySelector('form');
  if (!filter || !form) return;

  if (!isBackOrForward() && !arrived.has(root) && location.href.includes(String(filter.dataset.filter))) {
    arrived.add(root);
    const status = root.querySelector('[role="status"]');
    const target =
      document.activeElement === document.body &&
      (clickedBox(form, document.referrer) ?? status?.closest('section'));
    // Otherwise moving the focus would count as the visitor's interaction and hydrate the block.
    addEventListener('focusin', stop, true);
    const arrival = smoothScrollTo(filter, { offset: OFFSET_PX, duration: DURATION_MS });
    if (target) target.focus({ preventScroll: true });
    removeEventListener('focusin', stop, true);
    void arrival.then(() => {
      // Screen readers ignore text that is in the page from the start, so it is inserted again.
      if (status?.firstChild && !signal.aborted) status.append(status.firstChild);
    });
  }

  enhanceFilter(form, signal);
};

const stop = (event: Event) => event.stopImmediatePropagation();

function isBackOrForward(): boolean {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'back_forward';
}
