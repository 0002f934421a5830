import { keepFocusInside } from '../dialog/keep-focus-inside.ts';
import { lockScroll } from '../dialog/lock-scroll.ts';
import { takeTurn } from '../turn/take-turn.ts';

/** Windows that show the filter itself, as in the stylesheet. */
const WIDE = '(width >= 48rem)';

/**
 * Makes the drawer of a filter, a popover, modal: the focus stays inside, and the page behind it does not scroll. It closes when it is
 * submitted, when the page comes back from the browser's memory, and when the window becomes wide.
 */
export function startDrawer(drawer: HTMLElement, blockSignal: AbortSignal): void {
  if (!('drawer' in drawer.dataset) || !('popover' in drawer)) return;
  const listen = { signal: takeTurn(drawer, blockSignal) };
  let unlockScroll: (() => void) | undefined;
  const isOpen = () => drawer.matches(':popover-open');
  const close = () => {
    if (isOpen()) drawer.hidePopover();
  };

  const release = () => {
    unlockScroll?.();
    unlockScroll = undefined;
    for (const name of [...Object.keys(MODAL), 'aria-labelledby']) drawer.removeAttribute(name);
  };

  function follow(): void {
    if (!isOpen()) {
      release();
      return;
    }
    if (unlockScroll) return;
    unlockScroll = lockScroll();
    for (const [name, value] of Object.entries(MODAL)) drawer.setAttribute(name, value);
    drawer.setAttribute('aria-labelledby', `${drawer.id}-title`);
    if (!drawer.contains(document.activeElement)) drawer.querySelector('button')?.focus();
  }

  drawer.addEventListener('toggle', follow, listen);
  drawer.addEventListener(
    'keydown',
    (event) => {
      if (isOpen() && event.key === 'Tab') keepFocusInside(drawer, event);
    },
    listen,
  );
  drawer.addEventListener('submit', close, listen);
  addEventListener('pageshow', close, listen);
  const wide = matchMedia(WIDE);
  const closeIfWide = () => wide.matches && close();
  wide.addEventListener('change', closeIfWide, listen);
  listen.signal.addEventListener('abort', () => unlockScroll?.());
  // The window may have become wide, or the drawer may have closed, while no script watched.
  closeIfWide();
  follow();
}

const MODAL = { role: 'dialog', 'aria-modal': 'true' };
