import { CONSENT_SERVICES } from '@stadtraum/contracts/consent';
import type { ConsentChoice } from './stored-choice.ts';

/**
 * Asks for consent: shows the first layer of the consent dialog, and moves the focus to it. The layer leaves the page usable and
 * is the first thing in the order of the page. Its styles are in `base/consent-layer.css`.
 *
 * @param onChoice called when the visitor accepts or declines everything
 * @returns a function that removes the layer, and returns the focus to where it was
 */
export function showLayer(onChoice: (choice: ConsentChoice) => void): () => void {
  const { activeElement } = document;
  const button = (label: string, choice: ConsentChoice) => {
    const created = element('button', { type: 'button' }, label);
    created.addEventListener('click', () => onChoice(choice));
    return created;
  };
  const layer = element(
    'div',
    {
      class: 'consent-layer',
      role: 'dialog',
      tabindex: '-1',
      'aria-labelledby': 'consent-title',
      'aria-describedby': 'consent-text',
      'data-nosnippet': '',
    },
    element('h2', { id: 'consent-title' }, 'Karten, Videos und Statistik?'),
    element(
      'p',
      { id: 'consent-text' },
      'Karten und Videos laden wir von anderen Anbietern, und Besuche zählen wir für die Statistik – nur, wenn Sie zustimmen. Ihre Entscheidung können Sie jederzeit unter „Cookie-Einstellungen“ im Seitenfuß ändern.',
    ),
    element(
      'div',
      {},
      button('Alle akzeptieren', new Set(CONSENT_SERVICES)),
      button('Alle ablehnen', new Set()),
      // If the settings cannot be loaded, the button leads to the privacy page.
      element('button', { type: 'button', 'data-consent-settings': '/datenschutz' }, 'Einstellungen'),
    ),
    element(
      'p',
      {},
      element('a', { href: '/datenschutz' }, 'Datenschutz'),
      ' ',
      element('a', { href: '/impressum' }, 'Impressum'),
    ),
  );
  document.body.prepend(layer);
  layer.focus({ preventScroll: true });
  return () => {
    const hasFocus = layer.contains(document.activeElement);
    layer.remove();
    if (hasFocus && activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
  };
}

function element(
  name: string,
  attributes: Record<string, string>,
  ...children: (string | Element)[]
): HTMLElement {
  const created = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) created.setAttribute(attribute, value);
  created.append(...children);
  return created;
}
