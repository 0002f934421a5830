import { stemmer } from '@orama/stemmers/german';
import { LRUCache } from 'lru-cache';

/** A word of a text with its position in UTF-16 units, for marking. */
export interface Word {
  /** The word in the form that is compared: without case, accents, umlauts, ß and soft hyphens. */
  folded: string;
  start: number;
  end: number;
}

/** Maximum length of a word; longer strings are ignored. */
const MAX_WORD_LENGTH = 60;

/**
 * The words of a text in order. Hyphens separate words: `Garten-/Landschaftsbau` has two. Strings that fold to nothing, such as a
 * lone accent or a soft hyphen, are left out (SE1).
 */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    const folded = foldWord(word);
    return folded === '' ? [] : [{ folded, start: index, end: index + word.length }];
  });
}

/** Hyphenated words in their joined spelling: `E-Mail` → `email`, `SW-B-417` → `swb417`. */
export function joinedWordsOf(text: string): string[] {
  return [...text.matchAll(HYPHENATED)].map(([words]) => foldWord(words.replace(HYPHENS, '')));
}

/**
 * Folds a word: umlauts and their base letters, ß and ss, accents and case become equal. Done here, as for filters, because in SQL
 * the result would depend on the database's locale.
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
 * The stem of a folded word (Snowball's German stemmer): `hauser`, `hausern` → `haus`. Computed here because the stemmers of PGlite
 * and of Debian's PostgreSQL differ.
 */
export function stemOf(folded: string): string {
  return remembered(STEMS, folded, stemmer);
}

/** Cached stems: every search stems words of the content, which would take most of its time. */
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

/** `muehlenweg` → `muhlenweg`: folds umlauts that were typed as two letters. */
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
