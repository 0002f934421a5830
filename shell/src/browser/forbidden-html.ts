/*
 * What HTML written as a string must not contain, besides anything that could run a script: what could send the visitor or
 * their input elsewhere, load documents, or change the HTML's meaning when it is parsed again (SE8).
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
