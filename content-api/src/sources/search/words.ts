import { stemmer } from '@orama/stemmers/german';
import { LRUCache } from 'lru-cache';

/** A word in a text, with its position in UTF-16 code units. */
export interface Word {
  /** The word in the form used for comparison; see `foldWord`. */
  folded: string;
  start: number;
  end: number;
}

/** Maximum length of a folded word; longer words are truncated. */
const MAX_WORD_LENGTH = 60;

/**
 * The words in a text, in order. Hyphens separate words: `Garten-/Landschaftsbau` has two words. Strings that become empty when
 * folded, such as a single accent or a soft hyphen, are skipped (SE1).
 */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    const folded = foldWord(word);
    return folded === '' ? [] : [{ folded, start: index, end: index + word.length }];
  });
}

/** Hyphenated words in their joined spelling: `E-Mail` → `email`, `SW-B-417` → `swb417`. */
export function joinedWordsOf(text: string): { folded: string; spelling: string }[] {
  return [...text.matchAll(HYPHENATED)].map(([spelling]) => ({
    folded: foldWord(spelling.replace(HYPHENS, '')),
    spelling,
  }));
}

/**
 * Folds a word for comparison: removes case, accents and umlauts, and replaces ß with ss. SQL is not used for this, because its
 * result would depend on the database's locale.
 */
export function foldWord(word: string): string {
  return cachedOrComputed(FOLDED, word, fold);
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
 * The stem of a folded word (Snowball's German stemmer): `hauser`, `hausern` → `haus`. SQL is not used for this, because the
 * stemmers in PGlite and in Debian's PostgreSQL differ.
 */
export function stemOf(folded: string): string {
  return cachedOrComputed(STEMS, folded, stemmer);
}

/** Maximum number of cached words. Without a cache, searches would spend most of their time folding and stemming the content. */
const MAX_CACHED = 20_000;
const FOLDED = new LRUCache<string, string>({ max: MAX_CACHED });
const STEMS = new LRUCache<string, string>({ max: MAX_CACHED });

function cachedOrComputed(
  cache: LRUCache<string, string>,
  word: string,
  compute: (word: string) => string,
): string {
  // Long words are not cached, so that memory stays bounded.
  if (word.length > MAX_WORD_LENGTH) return compute(word);
  const cached = cache.get(word);
  if (cached !== undefined) return cached;
  const result = compute(word);
  cache.set(word, result);
  return result;
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
