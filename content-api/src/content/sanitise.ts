import sanitizeHtml from 'sanitize-html';

/** The HTML that editors may use. Styles, scripts, pictures and SVG are removed: pictures and videos are separate blocks. */
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

/** In practice two passes suffice; the limit guards against unforeseen input. */
const MAX_PASSES = 10;

/**
 * Sanitises HTML. Idempotent: the result of one pass may nest differently when it is parsed again (`<p>` in `<p>`), so passes are
 * repeated until nothing changes.
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
