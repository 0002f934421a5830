import { recordFieldValues } from './field-values.ts';

/** The HTML that the server rendered for an island. */
export interface ServerHtml {
  /** Restores it as the element's content, with what the visitor has entered since. */
  restore(): void;
}

/**
 * Copies the element's content before React hydrates it. The copy is in a template's document, where pictures and frames load
 * nothing.
 */
export function saveServerHtml(element: HTMLElement): ServerHtml {
  const { content } = document.createElement('template');
  for (const node of element.childNodes) content.append(content.ownerDocument.importNode(node, true));
  const values = recordFieldValues(element);

  return {
    restore() {
      element.replaceChildren(content.cloneNode(true));
      values.restore();
    },
  };
}
