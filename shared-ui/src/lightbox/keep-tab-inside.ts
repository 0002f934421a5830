const TABBABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select, textarea, video[controls], iframe, [tabindex="0"]';

type TabEvent = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'preventDefault'>;

/** Makes Tab wrap from the last element in a modal dialog to the first, and Shift+Tab from the first to the last (APG dialog). */
export function keepTabInside(event: TabEvent, dialog: HTMLElement): void {
  if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return;
  const tabbable = [...dialog.querySelectorAll<HTMLElement>(TABBABLE)].filter(isReachable);
  const [first, last] = [tabbable[0], tabbable.at(-1)];
  const from = document.activeElement;
  const isOutside = !tabbable.some((element) => element === from);
  const target = event.shiftKey ? (from === first || isOutside) && last : from === last && first;
  if (!target) return;
  event.preventDefault();
  target.focus();
}

function isReachable(element: HTMLElement): boolean {
  if (element.tabIndex < 0 || element.closest('[inert]')) return false;
  return element.checkVisibility?.({ visibilityProperty: true }) ?? true;
}
