/** Selects elements that may be tab stops. */
const STOPS = [
  'a[href]',
  'area[href]',
  'button',
  'input:not([type="hidden"])',
  'select',
  'textarea',
  'summary',
  'iframe',
  'audio[controls]',
  'video[controls]',
  '[contenteditable]',
  '[tabindex]',
].join();

/** A Tab key event. */
interface TabPress {
  shiftKey: boolean;
  preventDefault(): void;
}

/**
 * Makes Tab wrap from the last tab stop in `container` to the first, and Shift+Tab from the first to the last. The browser
 * handles all other cases.
 */
export function keepFocusInside(container: HTMLElement, event: TabPress): void {
  const stops = [...container.querySelectorAll<HTMLElement>(STOPS)].filter(isStop);
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  const { activeElement } = document;
  const isAtEnd = activeElement === from || activeElement === container;
  // If the dialog itself has the focus, Tab moves to the first stop, but Shift+Tab would leave the dialog.
  if (to === undefined || !isAtEnd || (activeElement === container && !event.shiftKey)) return;
  event.preventDefault();
  to.focus();
}

function isStop(element: HTMLElement): boolean {
  if (element.tabIndex < 0 || element.matches(':disabled') || element.closest('[inert], [hidden]'))
    return false;
  if (element instanceof HTMLInputElement && element.type === 'radio' && !isStopOfGroup(element))
    return false;
  return element.checkVisibility?.({ visibilityProperty: true }) ?? true;
}

/** A group of radio buttons has one tab stop: the checked button, if there is one. */
function isStopOfGroup({ form, name, checked, ownerDocument }: HTMLInputElement): boolean {
  if (checked || name === '') return true;
  const all = (form ?? ownerDocument).querySelectorAll<HTMLInputElement>('input[type="radio"]');
  return ![...all].some((radio) => radio.name === name && radio.form === form && radio.checked);
}
