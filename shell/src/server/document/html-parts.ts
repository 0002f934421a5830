/** HTML as text, or as the UTF-8 bytes in which fragments are kept. */
export type Html = string | Uint8Array;

/**
 * Joins HTML to the bytes that are sent. Text between two runs of bytes is encoded in one go, and what is bytes already is
 * only copied: most of a document is fragments, and encoding them anew would be most of its cost.
 */
export function joinHtml(parts: Iterable<Html>): Buffer {
  const bytes: Uint8Array[] = [];
  let text = '';
  for (const part of parts) {
    if (typeof part === 'string') {
      text += part;
    } else {
      bytes.push(Buffer.from(text), part);
      text = '';
    }
  }
  bytes.push(Buffer.from(text));
  return Buffer.concat(bytes);
}
