/*
 * Elements and attributes that HTML written as a string must not contain, in addition to everything that can run a script. They
 * could send the visitor or their input elsewhere, load documents, or change the HTML's meaning when it is parsed again (SE8).
 */

/** Forbidden in any namespace. */
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
