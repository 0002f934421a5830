import { partsOf } from './compounds.ts';
import type { SearchTerm } from './search-terms.ts';
import type { WordList } from './word-list.ts';
import { stemOf } from './words.ts';

/** A word of a query, as the content has it. */
export interface ExpandedTerm {
  term: SearchTerm;
  /** What entries are looked up by: one of these groups, and all stems of it. */
  alternatives: string[][];
  /** What was probably meant, where the word itself is unknown. */
  correction?: { folded: string; display: string };
}

/**
 * Finds for each word what the content calls it: the word in any inflection, its umlauts typed as two letters, a compound of
 * known parts, or the most similar word there is.
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
  // One letter is a slip; words that differ by more may well be compounds that the content has not.
  if (parts.length > 0 && (similar === undefined || similar.mistakes > 1))
    return { term, alternatives: parts };
  if (similar === undefined) return { term, alternatives: [[term.stem]] };
  const { word, display, stem } = similar;
  return { term, alternatives: [[stem]], correction: { folded: word, display } };
}

/** `Abrechnung der Betriebskosten` is found by `Betriebskostenabrechnung`. */
function partsAsAlternative(folded: string, known: WordList): string[][] {
  const [head, tail] = partsOf(folded, known);
  return head !== undefined && tail !== undefined ? [[stemOf(head), stemOf(tail)]] : [];
}

function beginsWord(words: WordList, folded: string): boolean {
  return folded.length >= 3 && words.beginningWith(folded).length > 0;
}

/** Shorter words become others by every letter. */
const MIN_CORRECTED_LENGTH = 4;

function mostSimilarWord(words: WordList, folded: string, today: string) {
  if (folded.length < MIN_CORRECTED_LENGTH) return undefined;
  return words.mostSimilar(folded, mistakesAllowed(folded), today);
}

function mistakesAllowed(word: string): number {
  if (word.length <= 5) return 1;
  return word.length <= 8 ? 2 : 3;
}
