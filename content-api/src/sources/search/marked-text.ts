import type { Passage } from '../../store/passage.ts';
import { stemOf, type Word, wordsOf } from './words.ts';

/** A text in pieces: those with `hit` are what was looked for. */
export type MarkedText = { text: string; hit?: true }[];

/** Stems of what was looked for. */
export interface MarkedStems {
  /** Marked alone and as a part of a compound. */
  words: readonly string[];
  /** Parts of a compound that was looked for: marked alone only, or every street would be one with `Uferstraße`. */
  parts: readonly string[];
}

/** Characters of an excerpt, about two lines. */
const EXCERPT_LENGTH = 220;
/** Characters before the first hit, so that it has a context. */
const LEAD = 60;
/** From this length on a stem is also marked within compounds. */
const MIN_WITHIN_LENGTH = 4;

/** Marks the words that were looked for. */
export function markText(text: string, marked: MarkedStems): MarkedText {
  const pieces: MarkedText = [];
  let end = 0;
  for (const word of wordsOf(text).filter((candidate) => isHit(candidate, marked))) {
    if (word.start > end) pieces.push({ text: text.slice(end, word.start) });
    pieces.push({ text: text.slice(word.start, word.end), hit: true });
    end = word.end;
  }
  return end < text.length ? [...pieces, { text: text.slice(end) }] : pieces;
}

/**
 * The text of an entry that tells most of what was looked for: first of all what the title does not have already, then more
 * rather than less text. Where no text has any of it, what describes the entry.
 */
export function excerptOf(
  { title, passages, description }: { title: string; passages: Passage[]; description: string },
  marked: MarkedStems,
): MarkedText {
  const known = new Set(hitsIn(title, marked));
  const texts = [description, ...passages.map((passage) => passage.text)];
  const scored = texts.map((text) => ({ text, score: telling(text, hitsIn(text, marked), known) }));
  const { text } = scored.reduce((most, candidate) => (candidate.score > most.score ? candidate : most));
  const place = wordsOf(text).find((word) => isHit(word, marked))?.start ?? 0;
  return markText(cut(text, place), marked);
}

/** A hit that the title has too is worth a quarter of an excerpt's length. */
const KNOWN_HIT = 0.25;
const NEW_HIT = 2;

function telling(text: string, hits: string[], known: ReadonlySet<string>): number {
  const fresh = hits.filter((stem) => !known.has(stem)).length;
  const fullness = Math.min(text.length, EXCERPT_LENGTH) / EXCERPT_LENGTH;
  return fresh * NEW_HIT + (hits.length > fresh ? KNOWN_HIT : 0) + fullness;
}

/** Which of the stems a text has. */
function hitsIn(text: string, { words, parts }: MarkedStems): string[] {
  const found = wordsOf(text);
  const has = (marked: MarkedStems) => found.some((word) => isHit(word, marked));
  return [
    ...words.filter((stem) => has({ words: [stem], parts: [] })),
    ...parts.filter((stem) => has({ words: [], parts: [stem] })),
  ];
}

/** A word holds its own stem, so only short ones have to be stemmed to tell. */
function isHit({ folded }: Word, { words, parts }: MarkedStems): boolean {
  return (
    words.some(
      (stem) => folded.includes(stem) && (stem.length >= MIN_WITHIN_LENGTH || stemOf(folded) === stem),
    ) || parts.some((stem) => folded.startsWith(stem) && stemOf(folded) === stem)
  );
}

/** About EXCERPT_LENGTH characters around a place, from word to word. */
function cut(text: string, place: number): string {
  if (text.length <= EXCERPT_LENGTH) return text;
  const start = place <= LEAD ? 0 : text.indexOf(' ', place - LEAD) + 1;
  const rest = text.slice(start);
  const end = rest.length <= EXCERPT_LENGTH ? rest.length : rest.lastIndexOf(' ', EXCERPT_LENGTH);
  const kept = rest.slice(0, end > 0 ? end : EXCERPT_LENGTH);
  return `${start > 0 ? '… ' : ''}${kept}${kept.length < rest.length ? ' …' : ''}`;
}
