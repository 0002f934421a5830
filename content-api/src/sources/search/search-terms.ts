import { isStopWord } from './stop-words.ts';
import { stemOf, withoutDigraphs, wordsOf } from './words.ts';

/** A word in a query. */
export interface SearchTerm {
  /** The word as it was typed. */
  typed: string;
  folded: string;
  stem: string;
  /** Position among all words of the query. */
  position: number;
  /** The folded word with `ae`, `oe` and `ue` folded like umlauts. */
  withoutDigraphs: string;
}

/** Maximum number of characters; the rest of a query is ignored. */
const MAX_QUERY_LENGTH = 200;
/** Maximum number of words; the rest of a query is ignored. */
export const MAX_TERMS = 8;

/** The query as one line without control characters, which cannot occur in content or the database. */
export function tidyQuery(value: string): string {
  const characters = [...value.replace(/[\p{Cc}\p{Surrogate}\s]+/gu, ' ').trim()];
  return characters.slice(0, MAX_QUERY_LENGTH).join('').trim();
}

/** The distinct words in a query without stop words, or all distinct words if all are stop words. Never throws. */
export function readTerms(query: string): SearchTerm[] {
  const terms = wordsOf(query).map(({ folded, start, end }, position) => ({
    position,
    typed: query.slice(start, end),
    folded,
    stem: stemOf(folded),
    withoutDigraphs: withoutDigraphs(folded),
  }));
  const distinct = terms.filter(({ stem }, index) => terms.findIndex((term) => term.stem === stem) === index);
  const significant = distinct.filter(({ folded }) => !isStopWord(folded));
  return (significant.length > 0 ? significant : distinct).slice(0, MAX_TERMS);
}
