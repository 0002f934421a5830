import type { FsLightboxInstance } from 'fslightbox-react';
import { keepTabInside } from './keep-tab-inside.ts';

/**
 * Adds an accessible name, German texts and the keyboard behaviour of an APG modal dialog to fslightbox's dialog.
 *
 * @param className class with the kit's styles
 */
export function adaptDialog(dialog: HTMLElement, name: string, className: string): void {
  dialog.classList.add(className);
  dialog.setAttribute('aria-label', name);
  // This button would show the page in full screen, on top of the dialog.
  dialog.querySelector('button[title="Enter fullscreen"]')?.remove();
  const close = dialog.querySelector<HTMLButtonElement>('button[title="Close"]');
  close?.setAttribute('aria-label', 'Schließen');
  if (close) close.title = 'Schließen';

  dialog.addEventListener('keydown', (event) => {
    keepTabInside(event, dialog);
    // fslightbox listens on the document and must not handle keys meant for the content.
    if (event.key !== 'Escape') event.stopPropagation();
  });
  // On Escape, fslightbox closes the dialog with an animation; the browser would close it immediately.
  dialog.addEventListener('cancel', (event) => event.preventDefault());
  // A press inside the content must not count as a press on the background, which closes the dialog.
  dialog.addEventListener(
    'pointerdown',
    (event) => {
      const { target } = event;
      if (target instanceof Element && target.closest('.fslightbox-source')) event.stopPropagation();
    },
    { capture: true },
  );
}

/** Removes a popup immediately when its owner is unmounted. */
export function removePopup({ elements, core }: FsLightboxInstance): void {
  core.globalEventsController.removeListeners();
  core.scrollbarRecompensor.removeRecompense();
  document.documentElement.classList.remove('fslightbox-open');
  elements.container.remove();
}
