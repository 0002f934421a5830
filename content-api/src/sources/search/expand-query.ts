import { partsOf } from './compounds.ts';
import type { SearchTerm } from './search-terms.ts';
import type { WordList } from './word-list.ts';
import { stemOf } from './words.ts';

/** A word in a query, and the words in the content that it matches. */
export interface ExpandedTerm {
  term: SearchTerm;
  /** Groups of stems. An entry matches if it contains all stems of a group. */
  alternatives: string[][];
  /** The word that the visitor probably meant, if the typed word does not occur in the content. */
  correction?: { folded: string; display: string };
}

/**
 * Expands each word in a query to the words in the content that match it: the word in any inflection (even if umlauts were typed as
 * two letters), the parts of a compound, or the most similar word.
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
  // A single different letter is a typo. A word with more differences may be a compound that does not occur in the content.
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

/** Shorter words are not corrected, because changing one letter often results in another existing word. */
const MIN_CORRECTED_LENGTH = 4;

function mostSimilarWord(words: WordList, folded: string, today: string) {
  if (folded.length < MIN_CORRECTED_LENGTH) return undefined;
  return words.mostSimilar(folded, mistakesAllowed(folded), today);
}

function mistakesAllowed(word: string): number {
  if (word.length <= 5) return 1;
  return word.length <= 8 ? 2 : 3;
}
