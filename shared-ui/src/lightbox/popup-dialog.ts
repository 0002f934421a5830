import type { FsLightboxInstance } from 'fslightbox-react';
import { keepTabInside } from './keep-tab-inside.ts';

/**
 * Gives fslightbox's dialog a name, German texts and the keys of the APG's modal dialog.
 *
 * @param className for the kit's own look
 */
export function makeGermanDialog(dialog: HTMLElement, name: string, className: string): void {
  dialog.classList.add(className);
  dialog.setAttribute('aria-label', name);
  // It would show the page in full screen, above the dialog.
  dialog.querySelector('button[title="Enter fullscreen"]')?.remove();
  const close = dialog.querySelector<HTMLButtonElement>('button[title="Close"]');
  close?.setAttribute('aria-label', 'Schließen');
  if (close) close.title = 'Schließen';

  dialog.addEventListener('keydown', (event) => {
    keepTabInside(event, dialog);
    // The content handles its own keys; fslightbox listens on the document.
    if (event.key !== 'Escape') event.stopPropagation();
  });
  // Escape already closes it with an animation, which the browser would cut off.
  dialog.addEventListener('cancel', (event) => event.preventDefault());
  // A press inside the content must not count as one on the background, which closes it.
  dialog.addEventListener(
    'pointerdown',
    (event) => {
      const { target } = event;
      if (target instanceof Element && target.closest('.fslightbox-source')) event.stopPropagation();
    },
    { capture: true },
  );
}

/** Removes a popup at once, when the page removes its owner. */
export function removePopup({ elements, core }: FsLightboxInstance): void {
  core.globalEventsController.removeListeners();
  core.scrollbarRecompensor.removeRecompense();
  document.documentElement.classList.remove('fslightbox-open');
  elements.container.remove();
}
