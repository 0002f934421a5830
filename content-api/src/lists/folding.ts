/**
 * Text as filters compare it: case, the two spellings of an umlaut (composed or not) and ß/ss make no difference.
 * Done here and not in SQL, where the result would hang on the database's locale.
 */
export function fold(text: string): string {
  return text.normalize('NFC').toLowerCase().replaceAll('ß', 'ss').normalize('NFC');
}

/** A key that sorts German text in byte order as a dictionary does (DIN 5007-1): Ä like A, ß like ss. */
export function germanSortKey(text: string): string {
  return fold(text).normalize('NFD').replace(/\p{M}/gu, '');
}
