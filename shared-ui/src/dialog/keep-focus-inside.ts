/** Elements that Tab may stop at. */
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

/** Lets Tab go from the last stop in `container` to the first, and Shift+Tab back; in between, the browser handles Tab. */
export function keepFocusInside(container: HTMLElement, event: TabPress): void {
  const stops = [...container.querySelectorAll<HTMLElement>(STOPS)].filter(isStop);
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  const { activeElement } = document;
  const isAtEnd = activeElement === from || activeElement === container;
  // From the dialog itself, the browser moves Tab to the first stop, but Shift+Tab out of the dialog.
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

/** Tab stops at a group of radio buttons once: at the checked one, if there is one. */
function isStopOfGroup({ form, name, checked, ownerDocument }: HTMLInputElement): boolean {
  if (checked || name === '') return true;
  const all = (form ?? ownerDocument).querySelectorAll<HTMLInputElement>('input[type="radio"]');
  return ![...all].some((radio) => radio.name === name && radio.form === form && radio.checked);
}
