import { partsOf } from './compounds.ts';
import type { SearchTerm } from './search-terms.ts';
import type { WordList } from './word-list.ts';
import { stemOf } from './words.ts';

/** A word in a query, with what it matches in the content. */
export interface ExpandedTerm {
  term: SearchTerm;
  /** Groups of stems; an entry matches if it has all stems in one group. */
  alternatives: string[][];
  /** The word that was probably intended, if the typed one does not occur in the content. */
  correction?: { folded: string; display: string };
}

/**
 * Expands each word in a query to what matches it in the content: the word in any inflection, the word with umlauts typed as two
 * letters, the parts of a compound, or the most similar word.
 *
 * @param today the day in Berlin
 */
export function expandQuery(words: WordList, terms: readonly SearchTerm[], today: string): ExpandedTerm[] {
  return terms.map((term) => expandTerm(words, term, today));
}

function expandTerm(words: WordList, term: SearchTerm, today: string): ExpandedTerm {
  const spelling = [term.folded, term.withoutDigraphs].find((folded) => words.has(folded));
  if (spelling !== undefined) {
    return { term, alternatives: [[stemOf(spelling)], ...partsAsAlternative(spelling, words)] };
  }
  const isNumber = /\d/.test(term.folded);
  if (isNumber || beginsWord(words, term.folded)) return { term, alternatives: [[term.stem]] };
  const similar = mostSimilarWord(words, term.withoutDigraphs, today);
  const parts = partsAsAlternative(term.withoutDigraphs, words);
  // A single different letter is a typo; a word that differs more may be a compound that the content does not contain.
  if (parts.length > 0 && (similar === undefined || similar.mistakes > 1))
    return { term, alternatives: parts };
  if (similar === undefined) return { term, alternatives: [[term.stem]] };
  const { word, display, stem } = similar;
  return { term, alternatives: [[stem]], correction: { folded: word, display } };
}

/** `Betriebskostenabrechnung` also finds `Abrechnung der Betriebskosten`. */
function partsAsAlternative(folded: string, words: WordList): string[][] {
  const [head, tail] = partsOf(folded, words);
  return head !== undefined && tail !== undefined ? [[stemOf(head), stemOf(tail)]] : [];
}

function beginsWord(words: WordList, folded: string): boolean {
  return folded.length >= 3 && words.beginningWith(folded).length > 0;
}

/** Shorter words are not corrected, because one different letter often makes a different word. */
const MIN_CORRECTED_LENGTH = 4;

function mostSimilarWord(words: WordList, folded: string, today: string) {
  if (folded.length < MIN_CORRECTED_LENGTH) return undefined;
  return words.mostSimilar(folded, mistakesAllowed(folded), today);
}

function mistakesAllowed(word: string): number {
  if (word.length <= 5) return 1;
  return word.length <= 8 ? 2 : 3;
}
