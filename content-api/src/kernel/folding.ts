/**
 * Folds text for comparison: case, composed and decomposed umlauts, and ß and ss become equal.
 * Not done in SQL, where the result would depend on the database's locale.
 */
export function fold(text: string): string {
  return text.normalize('NFC').toLowerCase().replaceAll('ß', 'ss').normalize('NFC');
}

/**
 * A key whose byte order sorts German text like a dictionary (DIN 5007-1): Ä as A and ß as ss; the umlaut only breaks ties
 * between otherwise equal words.
 */
export function germanSortKey(text: string): string {
  const folded = fold(text);
  const letters = folded.normalize('NFD').replace(/\p{M}/gu, '');
  return `${letters}\u0001${folded}`;
}
