import type { PageWindow } from './problems.ts';

/** Events that happen on a page after a block is unmounted, and that reveal forgotten listeners. */
const PAGE_EVENTS = [
  'scroll',
  'resize',
  'popstate',
  'hashchange',
  'keydown',
  'pointerdown',
  'visibilitychange',
];

/** Lets them happen. */
export function dispatchPageEvents(page: PageWindow = window): void {
  for (const type of PAGE_EVENTS) page.document.dispatchEvent(new page.Event(type, { bubbles: true }));
}
