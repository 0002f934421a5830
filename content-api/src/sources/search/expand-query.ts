import { partsOf } from './compounds.ts';
import type { SearchTerm } from './search-terms.ts';
import type { WordList } from './word-list.ts';
import { stemOf } from './words.ts';

/** A word in a query, and the words in the content that it matches. */
export interface ExpandedTerm {
  term: SearchTerm;
  /** Groups of stems. An entry matches if it contains all stems of a group. */
  alternatives: string[][];
  /** The parts of a compound that does not occur in the content. They replace a word without hits, as hits for some of its parts. */
  parts?: string[][];
  /** The word that the visitor probably meant, if the typed word does not occur in the content. It replaces a word without hits. */
  correction?: { display: string; alternatives: string[][] };
}

/**
 * Expands each word in a query to the words in the content that match it: the word in any inflection (even if umlauts were typed as
 * two letters) and its synonyms; otherwise words that begin or end with it, or the parts of a compound. Words that may be misspelt
 * have a correction.
 *
 * @param today the day in Berlin
 */
export function expandQuery(words: WordList, terms: readonly SearchTerm[], today: string): ExpandedTerm[] {
  return terms.map((term) => expandTerm(words, term, today));
}

function expandTerm(words: WordList, term: SearchTerm, today: string): ExpandedTerm {
  for (const spelling of [term.folded, term.withoutDigraphs]) {
    const stems = words.stemsFoundBy(spelling);
    if (stems === undefined) continue;
    // Editors know the word: `Fahrstuhl` does not find a text in which someone is driving, and another one is sitting on a chair.
    const parts = stems.length > 1 ? [] : partsAsAlternative(spelling, words);
    return { term, alternatives: [...alone(stems), ...parts] };
  }
  if (/\d/.test(term.folded)) return { term, alternatives: [[term.stem]] };
  const continued = wordsBeginningWith(words, term.folded);
  if (continued.length > 0) return { term, alternatives: [[term.stem], ...alone(continued)] };
  const compounds = words.stemsEndingWith(term.withoutDigraphs);
  if (compounds.length > 0) return { term, alternatives: alone(compounds) };
  const parts = partsAsAlternative(term.withoutDigraphs, words);
  const similar = mostSimilarWord(words, term.withoutDigraphs, today);
  if (similar === undefined) {
    return { term, alternatives: [[term.stem], ...parts], parts: alone(parts.flat()) };
  }
  const { display, stem, mistakes } = similar;
  // A single different letter is a typo. A word with more differences may be a compound that does not occur in the content.
  return {
    ...{ term, alternatives: [[term.stem], ...(mistakes > 1 ? parts : [])] },
    correction: { display, alternatives: alone(stem.split(' ')) },
  };
}

/** Each stem as an alternative of its own. */
function alone(stems: readonly string[]): string[][] {
  return stems.map((stem) => [stem]);
}

/** `Betriebskostenabrechnung` also finds `Abrechnung der Betriebskosten`. */
function partsAsAlternative(folded: string, words: WordList): string[][] {
  const [head, tail] = partsOf(folded, words);
  return head !== undefined && tail !== undefined ? [[stemOf(head), stemOf(tail)]] : [];
}

const MIN_BEGINNING_LENGTH = 3;
/** Maximum number of different words that a few letters stand for. */
const MAX_CONTINUED = 12;

/** The stems of the words that begin with a word, most frequent first: `Tel` finds `Telefon`. */
function wordsBeginningWith(words: WordList, folded: string): string[] {
  if (folded.length < MIN_BEGINNING_LENGTH) return [];
  const frequent = words.beginningWith(folded).toSorted((a, b) => b.frequency - a.frequency);
  return [...new Set(frequent.map(({ word }) => stemOf(word)))].slice(0, MAX_CONTINUED);
}

/** Shorter words are not corrected, because changing one letter often results in another existing word. */
const MIN_CORRECTED_LENGTH = 4;

function mostSimilarWord(words: WordList, folded: string, today: string) {
  if (folded.length < MIN_CORRECTED_LENGTH) return undefined;
  return words.mostSimilar(folded, mistakesAllowed(folded), today);
}

const MAX_MISTAKES = 3;

/** A quarter of the letters: with more mistakes, almost every word resembles another one. */
function mistakesAllowed(word: string): number {
  return Math.min(Math.floor(word.length / 4), MAX_MISTAKES);
}
