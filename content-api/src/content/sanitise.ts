import sanitizeHtml from 'sanitize-html';

/** What editors may use. No styles, no scripts, no pictures, no SVG: those are blocks of their own. */
const POLICY: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'address'],
    ...['a', 'strong', 'em', 'b', 'i', 'sup', 'sub', 'abbr', 'span', 'q', 'cite', 'code'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    '*': ['lang'],
    a: ['href', 'hreflang'],
    abbr: ['title'],
    ol: ['start'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'svg',
    'math',
    'template',
    'iframe',
    'object',
  ],
};

/** The parser settles after two; the bound is for input that nobody has thought of. */
const MAX_PASSES = 10;

/**
 * HTML without anything that a text does not need. Idempotent: what is left after one pass may nest otherwise when it is
 * parsed anew (`<p>` in `<p>`), so passes go on until nothing changes.
 */
export function sanitiseHtml(html: string): string {
  let result = html;
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const before = result;
    result = sanitizeHtml(before, POLICY).trim();
    if (result === before) break;
  }
  return result;
}
