import { keepFieldValues } from './field-values.ts';

/** The HTML that the server rendered for an island. */
export interface ServerHtml {
  /** Makes it the element's content again, with what the visitor has entered since. */
  putBack(): void;
}

/**
 * Keeps a copy of the element's content, before React takes it over. The copy lies in a template's document, where pictures
 * and frames load nothing.
 */
export function keepServerHtml(element: HTMLElement): ServerHtml {
  const { content } = document.createElement('template');
  for (const node of element.childNodes) content.append(content.ownerDocument.importNode(node, true));
  const values = keepFieldValues(element);

  return {
    putBack() {
      element.replaceChildren(content.cloneNode(true));
      values.putBack();
    },
  };
}
