/**
 * Folds text for comparison, so that case, the composition of umlauts, and ß or ss make no difference. SQL is not used for this,
 * because its result would depend on the database's locale.
 */
export function fold(text: string): string {
  return text.normalize('NFC').toLowerCase().replaceAll('ß', 'ss').normalize('NFC');
}

/**
 * A key whose byte order sorts German text like a dictionary (DIN 5007-1): Ä as A and ß as ss. Umlauts only break ties between
 * words that are otherwise equal.
 */
export function germanSortKey(text: string): string {
  const folded = fold(text);
  const letters = folded.normalize('NFD').replace(/\p{M}/gu, '');
  return `${letters}\u0001${folded}`;
}
