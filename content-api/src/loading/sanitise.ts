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

/** HTML without anything that a text does not need. Idempotent. */
export function sanitiseHtml(html: string): string {
  return sanitizeHtml(html, POLICY).trim();
}
