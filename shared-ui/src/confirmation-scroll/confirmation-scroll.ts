import { CONFIRMATION_ATTRIBUTE, FORM_PREFIX } from '@stadtraum/contracts/forms/form-names';
import { smoothScrollTo } from '../smooth-scroll/smooth-scroll.ts';

/** Pixels above the confirmation. */
const OFFSET_PX = 150;
/** Milliseconds. */
const DURATION_MS = 1500;

/**
 * Scrolls to a submitted form's confirmation (R2.8-2), if the query literally begins with the form plugin's name (P19) and the
 * page has a confirmation. After going back, visitors stay where they left the page.
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
