/**
 * Text as filters compare it: case, the two spellings of an umlaut (composed or not) and ß/ss make no difference.
 * Done here and not in SQL, where the result would hang on the database's locale.
 */
export function fold(text: string): string {
  return text.normalize('NFC').toLowerCase().replaceAll('ß', 'ss').normalize('NFC');
}

/**
 * A key that sorts German text in byte order as a dictionary does (DIN 5007-1): Ä like A and ß like ss, and only between
 * words that are equal otherwise does the umlaut count.
 */
export function germanSortKey(text: string): string {
  const folded = fold(text);
  const letters = folded.normalize('NFD').replace(/\p{M}/gu, '');
  return `${letters}\u0001${folded}`;
}
