import { type ConsentChoice, choiceOf } from './stored-choice.ts';

/**
 * Asks for consent: shows the region that the shell has rendered into the document, if there is one. It leaves the page usable, comes
 * after the page's header, and takes no focus. Its styles are in `base/consent-layer.css`.
 *
 * @param onChoice called when the visitor accepts or refuses everything
 * @returns a function that hides the region. If the focus is in it, the focus moves on to the page's content
 */
export function showLayer(onChoice: (choice: ConsentChoice) => void): () => void {
  const layer = document.querySelector<HTMLElement>('.consent-layer');
  if (!layer) return () => {};
  layer.addEventListener('click', ({ target }) => {
    const { accept } = (target as HTMLElement).dataset;
    if (accept !== undefined) onChoice(choiceOf(accept.split(' ')));
  });
  layer.hidden = false;
  return () => {
    if (layer.contains(document.activeElement))
      document.querySelector('main')?.focus({ preventScroll: true });
    layer.hidden = true;
  };
}
