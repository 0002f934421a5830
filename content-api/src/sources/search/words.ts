import { stemmer } from '@orama/stemmers/german';
import { LRUCache } from 'lru-cache';

/** A word of a text, with its place there in UTF-16 units, so that it can be marked. */
export interface Word {
  /** As words are compared: without case, accents, umlauts, ß and soft hyphens. */
  folded: string;
  start: number;
  end: number;
}

/** Letters of a word that count; what is longer is no word. */
const MAX_WORD_LENGTH = 60;

/**
 * The words of a text in their order. Hyphens part words: `Garten-/Landschaftsbau` are two. What nothing is left of when it is
 * folded is no word: a lone accent, a soft hyphen (SE1).
 */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    const folded = foldWord(word);
    return folded === '' ? [] : [{ folded, start: index, end: index + word.length }];
  });
}

/** Words that hyphens join, as people also write them: `E-Mail` → `email`, `SW-B-417` → `swb417`. */
export function joinedWordsOf(text: string): string[] {
  return [...text.matchAll(HYPHENATED)].map(([words]) => foldWord(words.replace(HYPHENS, '')));
}

/**
 * Both spellings of an umlaut, ß and ss, accents and case are the same. Done here, as for filters, so that the result does not
 * hang on the database's locale.
 */
export function foldWord(word: string): string {
  return remembered(FOLDED, word, fold);
}

function fold(word: string): string {
  return word
    .normalize('NFKD')
    .replace(/[\p{M}\u00ad]/gu, '')
    .toLowerCase()
    .replace(/[ßıłøđæœ]/g, (letter) => PLAIN[letter] ?? letter)
    .slice(0, MAX_WORD_LENGTH);
}

/**
 * What inflected forms of a folded word have in common (Snowball's German stemmer): `hauser`, `hausern` → `haus`. Made here and
 * not in the database: PGlite's release and Debian's stem differently.
 */
export function stemOf(folded: string): string {
  return remembered(STEMS, folded, stemmer);
}

/** Words that are remembered: the content's own come again with every search, and most of its time would go into them. */
const MAX_REMEMBERED = 20_000;
const FOLDED = new LRUCache<string, string>({ max: MAX_REMEMBERED });
const STEMS = new LRUCache<string, string>({ max: MAX_REMEMBERED });

function remembered(known: LRUCache<string, string>, word: string, make: (word: string) => string): string {
  // A few characters each, so that memory stays bounded.
  if (word.length > MAX_WORD_LENGTH) return make(word);
  const kept = known.get(word);
  if (kept !== undefined) return kept;
  const made = make(word);
  known.set(word, made);
  return made;
}

/** `muehlenweg` → `muhlenweg`: how a word is folded whose umlauts were typed as two letters. */
export function withoutDigraphs(folded: string): string {
  return folded.replace(/(?<![aeq])([aou])e/g, '$1');
}

const WORD = /[\p{L}\p{M}\p{N}\u00ad]+/gu;
const HYPHENATED = /[\p{L}\p{N}]+(?:[-‑–][\p{L}\p{N}]+)+/gu;
const HYPHENS = /[-‑–]/g;
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
};
