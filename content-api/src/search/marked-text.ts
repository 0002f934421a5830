import type { Passage } from './passages.ts';
import { stemOf, type Word, wordsOf } from './words.ts';

/** A text in pieces: those with `hit` are what was looked for. */
export type MarkedText = { text: string; hit?: true }[];

/** Characters of an excerpt, about two lines. */
const EXCERPT_LENGTH = 220;
/** Characters before the first hit, so that it has a context. */
const LEAD = 60;
/** From this length on a stem is also marked within compounds. */
const SHORTEST_WITHIN = 4;

/** Marks the words that have one of the stems, alone or as a part of a compound. */
export function markText(text: string, stems: readonly string[]): MarkedText {
  const pieces: MarkedText = [];
  let end = 0;
  for (const word of wordsOf(text).filter((candidate) => isHit(candidate, stems))) {
    if (word.start > end) pieces.push({ text: text.slice(end, word.start) });
    pieces.push({ text: text.slice(word.start, word.end), hit: true });
    end = word.end;
  }
  return end < text.length ? [...pieces, { text: text.slice(end) }] : pieces;
}

/** The place of an entry that has most of the words, or what describes it where none does. */
export function excerptOf(
  { passages, description }: { passages: Passage[]; description: string },
  stems: readonly string[],
): MarkedText {
  const texts = [description, ...passages.filter(({ weight }) => weight !== 'D').map(({ text }) => text)];
  const scored = texts.map((text) => ({ text, score: distinctHits(text, stems) }));
  const best = scored.reduce((most, candidate) => (candidate.score > most.score ? candidate : most));
  const text = best.score > 0 ? best.text : description;
  return markText(cut(text, wordsOf(text).find((word) => isHit(word, stems))?.start ?? 0), stems);
}

/** How many of the stems a text has; what is long enough to tell something is preferred between equals. */
function distinctHits(text: string, stems: readonly string[]): number {
  const words = wordsOf(text);
  const found = stems.filter((stem) => words.some((word) => isHit(word, [stem]))).length;
  return found === 0 ? 0 : found + Math.min(text.length, EXCERPT_LENGTH) / (2 * EXCERPT_LENGTH);
}

/** A word holds its own stem, so only short ones have to be stemmed to tell. */
function isHit({ folded }: Word, stems: readonly string[]): boolean {
  return stems.some(
    (stem) => folded.includes(stem) && (stem.length >= SHORTEST_WITHIN || stemOf(folded) === stem),
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
