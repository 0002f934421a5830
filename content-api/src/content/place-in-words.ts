/** What a content file contains, as far as places in it have names. */
type Named = { id?: unknown; type?: unknown; uid?: unknown; label?: unknown };

/** Steps that only hold what editors know by its own name. */
const SILENT = new Set(['regions', 'content']);

/**
 * A place in a content file, in the words of web editors: `Block „kontakt“ (contact-form) › heading`, `Datensatz 12 › rent`. Empty for the
 * file as a whole.
 *
 * @param pointer JSON Pointer; its last steps may be missing in the file
 */
export function placeInWords(json: unknown, pointer: string): string {
  const words: string[] = [];
  let value = json;
  for (const escaped of pointer.split('/').slice(1)) {
    const step = escaped.replaceAll('~1', '/').replaceAll('~0', '~');
    const isEntry = Array.isArray(value);
    value =
      typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[step] : undefined;
    const entry = isEntry ? nameOf(value) : undefined;
    // A block's name says more than its region.
    if (entry?.startsWith('Block') && words.length === 1) words.pop();
    if (isEntry) words.push(entry ?? `${Number(step) + 1}. Eintrag`);
    else if (!SILENT.has(step)) words.push(step);
  }
  return words.join(' › ');
}

function nameOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { id, type, uid, label }: Named = value;
  if (typeof id === 'string' && typeof type === 'string') return `Block „${id}“ (${type})`;
  if (typeof uid === 'number') return `Datensatz ${uid}`;
  return typeof label === 'string' ? `Eintrag „${label}“` : undefined;
}
