import { CONFIRMATION_ATTRIBUTE, FORM_PREFIX } from '@stadtraum/contracts/forms/form-names';
import { smoothScrollTo } from '../smooth-scroll/smooth-scroll.ts';

const OFFSET_PX = 150;
const DURATION_MS = 1500;

/**
 * Scrolls to a submitted form's confirmation (R2.8-2), if the page has one and the query begins with the form plugin's name
 * (P19). After back or forward navigation the browser restores the scroll position instead.
 */
export function scrollToConfirmation(): void {
  const confirmation = document.querySelector(`[${CONFIRMATION_ATTRIBUTE}]`);
  if (!confirmation || !location.search.startsWith(`?${FORM_PREFIX}`) || isBackNavigation()) return;
  void smoothScrollTo(confirmation, { offset: OFFSET_PX, duration: DURATION_MS });
}

function isBackNavigation(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'back_forward';
}
