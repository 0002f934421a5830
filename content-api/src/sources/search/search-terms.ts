import { isStopWord } from './stop-words.ts';
import { stemOf, withoutDigraphs, wordsOf } from './words.ts';

/** A word that a visitor looks for. */
export interface SearchTerm {
  /** As it was typed. */
  typed: string;
  folded: string;
  stem: string;
  /** The same where umlauts were typed as two letters; the same as `folded` for all other words. */
  withoutDigraphs: string;
}

/** Characters of a query that count. */
const MAX_QUERY_LENGTH = 200;
/** Words of a query that count. */
export const MAX_TERMS = 8;

/** A stranger's query as one line of text: control characters are in no content and in no database. */
export function tidyQuery(value: string): string {
  const characters = [...value.replace(/[\p{Cc}\p{Surrogate}\s]+/gu, ' ').trim()];
  return characters.slice(0, MAX_QUERY_LENGTH).join('').trim();
}

/** What is looked for: the words that say something, each once; all of them when none does. Never throws. */
export function readTerms(query: string): SearchTerm[] {
  const terms = wordsOf(query).map(({ folded, start, end }) => ({
    typed: query.slice(start, end),
    folded,
    stem: stemOf(folded),
    withoutDigraphs: withoutDigraphs(folded),
  }));
  const distinct = terms.filter(({ stem }, index) => terms.findIndex((term) => term.stem === stem) === index);
  const telling = distinct.filter(({ folded }) => !isStopWord(folded));
  return (telling.length > 0 ? telling : distinct).slice(0, MAX_TERMS);
}
