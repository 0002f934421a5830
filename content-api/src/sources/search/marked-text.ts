import type { Passage } from '../../store/passage.ts';
import { stemOf, type Word, wordsOf } from './words.ts';

/** A text in pieces; pieces with `hit` are highlighted. */
export type MarkedText = { text: string; hit?: true }[];

/** The stems to mark. */
export interface MarkedStems {
  /** Stems that are marked as whole words and within compounds. */
  words: readonly string[];
  /** Parts of a compound in the query. They are marked only as whole words: otherwise, `Uferstraße` would mark every street. */
  parts: readonly string[];
}

/** Number of characters in an excerpt, about two lines. */
const EXCERPT_LENGTH = 220;
/** Passages with fewer characters say too little on their own: `SW-97-007-01`. */
const SHORT_LENGTH = 40;
/** Number of characters of context before the first hit. */
const LEAD_LENGTH = 60;
/** Minimum length of stems that are marked within compounds. */
const MIN_WITHIN_LENGTH = 4;

/** Marks the hits in a text. */
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
 * The best excerpt from an entry: the passage with the highest score, or the description if nothing matches. The score depends on the
 * number of hits, then on the length; hits that are not in the title count more. The description follows a passage of a few words.
 */
export function excerptOf(
  { title, passages, description }: { title: string; passages: Passage[]; description: string },
  marked: MarkedStems,
): MarkedText {
  const titleHits = new Set(hitsIn(title, marked));
  const texts = [description, ...passages.map((passage) => passage.text)];
  const scored = texts.map((text) => ({ text, score: scoreOf(text, hitsIn(text, marked), titleHits) }));
  const { text } = scored.reduce((best, candidate) => (candidate.score > best.score ? candidate : best));
  const isShort = text.length < SHORT_LENGTH && text !== description && description !== '';
  const shown = isShort ? `${text} … ${description}` : text;
  const place = wordsOf(shown).find((word) => isHit(word, marked))?.start ?? 0;
  return markText(cut(shown, place), marked);
}

/** Score if hits are also in the title: as much as for a quarter of an excerpt's length. */
const TITLE_HIT_SCORE = 0.25;
const NEW_HIT_SCORE = 2;

function scoreOf(text: string, hits: string[], titleHits: ReadonlySet<string>): number {
  const newHits = hits.filter((stem) => !titleHits.has(stem)).length;
  const fullness = Math.min(text.length, EXCERPT_LENGTH) / EXCERPT_LENGTH;
  return newHits * NEW_HIT_SCORE + (hits.length > newHits ? TITLE_HIT_SCORE : 0) + fullness;
}

/** The marked stems that occur in a text. */
function hitsIn(text: string, { words, parts }: MarkedStems): string[] {
  const found = wordsOf(text);
  const has = (marked: MarkedStems) => found.some((word) => isHit(word, marked));
  return [
    ...words.filter((stem) => has({ words: [stem], parts: [] })),
    ...parts.filter((stem) => has({ words: [], parts: [stem] })),
  ];
}

/** Whether to mark a word. A word contains its stem, so it needs to be stemmed only for comparison with short stems. */
function isHit({ folded }: Word, { words, parts }: MarkedStems): boolean {
  return (
    words.some(
      (stem) => folded.includes(stem) && (stem.length >= MIN_WITHIN_LENGTH || stemOf(folded) === stem),
    ) || parts.some((stem) => folded.startsWith(stem) && stemOf(folded) === stem)
  );
}

/** Cuts about EXCERPT_LENGTH characters around a position, at word boundaries. */
function cut(text: string, place: number): string {
  if (text.length <= EXCERPT_LENGTH) return text;
  const start = place <= LEAD_LENGTH ? 0 : text.indexOf(' ', place - LEAD_LENGTH) + 1;
  const rest = text.slice(start);
  const end = rest.length <= EXCERPT_LENGTH ? rest.length : rest.lastIndexOf(' ', EXCERPT_LENGTH);
  const kept = rest.slice(0, end > 0 ? end : EXCERPT_LENGTH);
  return `${start > 0 ? '… ' : ''}${kept}${kept.length < rest.length ? ' …' : ''}`;
}
