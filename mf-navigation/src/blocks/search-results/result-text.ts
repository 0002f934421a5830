import type { SearchResultsContent } from './content.ts';

/** The number of results in words: `12 Treffer zu „Miete“`, `1 Treffer zu „Dach“`, `Keine Treffer zu „xyz“`. */
export function describeResult({
  query,
  meant: correctedQuery,
  total,
  isPartial,
}: Pick<SearchResultsContent, 'query' | 'meant' | 'total' | 'isPartial'>): string {
  const number = total === 0 ? 'Keine' : total.toLocaleString('de-DE');
  const text = `${number} Treffer zu „${total > 0 ? (correctedQuery ?? query) : query}“`;
  if (!isPartial) return text;
  return `${text}, aber keiner mit ${query.includes(' ') ? 'allen Wörtern' : 'dem ganzen Wort'}`;
}
