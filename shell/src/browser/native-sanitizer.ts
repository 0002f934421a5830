import { FORBIDDEN_ATTRIBUTES, FORBIDDEN_ELEMENTS } from './forbidden-html.ts';

/** The part of the Sanitizer API that is used here; TypeScript's DOM library does not have it yet. */
interface SanitizingElement {
  setHTML(html: string, options: { sanitizer: object }): void;
}

const NAMESPACES = [
  'http://www.w3.org/1999/xhtml',
  'http://www.w3.org/2000/svg',
  'http://www.w3.org/1998/Math/MathML',
];

/** What could run a script is taken out in any case. */
const SANITIZER = {
  removeElements: FORBIDDEN_ELEMENTS.flatMap((name) => NAMESPACES.map((namespace) => ({ name, namespace }))),
  removeAttributes: FORBIDDEN_ATTRIBUTES,
};

/** More passes than honest HTML needs to stay the same. */
const MAX_PASSES = 4;

export function hasNativeSanitizer(): boolean {
  return 'setHTML' in Element.prototype;
}

/**
 * Sanitises with the browser's own means. The result is a string that the browser parses once more, and HTML can be made to mean
 * something else then: it is taken only when sanitising it again changes nothing.
 *
 * @returns empty when it does not settle
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

/** A template keeps fragments such as table rows as they are. */
function sanitizeOnce(html: string): string {
  const template = document.createElement('template');
  (template as unknown as SanitizingElement).setHTML(html, { sanitizer: SANITIZER });
  return template.innerHTML;
}
