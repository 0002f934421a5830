import { JSDOM } from 'jsdom';

/** Elements whose text is not shown. `noscript` is for browsers without JavaScript. */
const INVISIBLE = new Set(['head', 'script', 'style', 'template', 'noscript', 'svg', 'iframe', 'object']);
/** Elements that a line of text goes on through. */
const INLINE = new Set(
  'a abbr b bdi bdo cite code data del dfn em i ins kbd label mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);
/** Soft hyphens, and the characters of no width that text contains for its line breaks. */
const WITHOUT_WIDTH = /[\u00AD\u200B\u2060\uFEFF]/g;
const TEXT_NODE = 3;
const ELEMENT_NODE = 1;
const IS_HIDDEN = /(^|;)\s*(display\s*:\s*none|visibility\s*:\s*hidden)/i;

/**
 * The text that visitors can see or open, in the order of the document, with single spaces. What stylesheets hide is part of it; what
 * the attribute `hidden` or an inline style hides is not.
 */
export function visibleText(html: string): string {
  return normalizeText(textOf(new JSDOM(html).window.document.body));
}

/** With single spaces, and without characters that are invisible. */
export function normalizeText(text: string): string {
  return text.replace(WITHOUT_WIDTH, '').replace(/\s+/g, ' ').trim();
}

function textOf(node: Node): string {
  if (node.nodeType === TEXT_NODE) return node.nodeValue ?? '';
  if (!isElement(node)) return '';
  const name = node.localName;
  if (INVISIBLE.has(name) || isHidden(node)) return '';
  const text = [...node.childNodes].map(textOf).join('');
  return INLINE.has(name) ? text : ` ${text} `;
}

function isElement(node: Node): node is Element {
  return node.nodeType === ELEMENT_NODE;
}

/** A browser's search of the page opens what is hidden until it is found. */
function isHidden(element: Element): boolean {
  const hidden = element.getAttribute('hidden');
  return (
    (hidden !== null && hidden.toLowerCase() !== 'until-found') ||
    IS_HIDDEN.test(element.getAttribute('style') ?? '')
  );
}
