import { takeTurn } from '../turn/take-turn.ts';

/** Closes a dropdown on Escape, on a click elsewhere and when the focus leaves it. A box in the flow of the page stays open. */
export function startDropdown(details: HTMLDetailsElement, blockSignal: AbortSignal): void {
  const button = details.querySelector('summary');
  const box = button?.nextElementSibling;
  if (!button || !box) return;
  const listen = { signal: takeTurn(details, blockSignal) };
  const isFloating = () => details.open && getComputedStyle(box).position === 'absolute';

  const closeOutside = ({ target }: Event) => {
    if (!(target instanceof Node) || details.contains(target)) return;
    // A press on text inside focuses the nearest element around it that can be focused, such as the page's main region.
    if (!target.contains(details) && isFloating()) details.open = false;
  };
  document.addEventListener('pointerdown', closeOutside, listen);
  document.addEventListener('focusin', closeOutside, listen);
  details.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !isFloating()) return;
      event.preventDefault();
      details.open = false;
      button.focus();
    },
    listen,
  );
}
