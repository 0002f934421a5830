import { FORBIDDEN_ATTRIBUTES, FORBIDDEN_ELEMENTS } from './forbidden-html.ts';

/** The part of the Sanitizer API that is used here; TypeScript's DOM library lacks it. */
interface SanitizingElement {
  setHTML(html: string, options: { sanitizer: object }): void;
}

const NAMESPACES = [
  'http://www.w3.org/1999/xhtml',
  'http://www.w3.org/2000/svg',
  'http://www.w3.org/1998/Math/MathML',
];

/** `setHTML` always removes everything that could run a script; these options remove more. */
const SANITIZER = {
  removeElements: FORBIDDEN_ELEMENTS.flatMap((name) => NAMESPACES.map((namespace) => ({ name, namespace }))),
  removeAttributes: FORBIDDEN_ATTRIBUTES,
};

/** Harmless HTML becomes stable within this number of passes. */
const MAX_PASSES = 4;

export function hasNativeSanitizer(): boolean {
  return 'setHTML' in Element.prototype;
}

/**
 * Sanitises with the browser's sanitizer. The browser parses the resulting string again, which can change the meaning of
 * crafted HTML. A result is therefore accepted only if sanitising it again does not change it.
 *
 * @returns the sanitised HTML, or an empty string if it does not become stable
 */
export function sanitizeNatively(html: string): string {
  let before = html;
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const after = sanitizeOnce(before);
    if (after === before) return after;
    before = after;
  }
  return '';
}

/** Uses a template, because it accepts fragments such as table rows. */
function sanitizeOnce(html: string): string {
  const template = document.createElement('template');
  (template as unknown as SanitizingElement).setHTML(html, { sanitizer: SANITIZER });
  return template.innerHTML;
}
