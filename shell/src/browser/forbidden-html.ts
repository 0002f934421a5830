/*
 * What no HTML may hold that is written as a string, beyond what could run a script: it could lead the visitor or their entries
 * elsewhere, load documents, or change its meaning when it is parsed once more (SE8).
 */

/** Elements, in any namespace. */
export const FORBIDDEN_ELEMENTS = [
  'base',
  'embed',
  'fencedframe',
  'form',
  'frame',
  'frameset',
  'iframe',
  'link',
  'math',
  'meta',
  'noembed',
  'noframes',
  'noscript',
  'object',
  'plaintext',
  'portal',
  'script',
  'style',
  'template',
  'textarea',
  'title',
  'xmp',
] as const;

export const FORBIDDEN_ATTRIBUTES = ['action', 'form', 'formaction', 'ping'] as const;
