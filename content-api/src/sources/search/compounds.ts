import { stemOf } from './words.ts';

/** The words that occur in the content, in any inflection. */
export interface Lexicon {
  has(folded: string): boolean;
}

/** Minimum length of a part. Shorter words occur by coincidence in almost any word. */
const MIN_PART_LENGTH = 4;
/** Linking elements between two parts: `Wohnung-s-angebot`, `Straße-n-bahn`. */
const LINKING_ELEMENTS = ['', 's', 'n', 'en', 'es', 'er', 'e', 'ns'];

/**
 * The parts of a German compound, recursively: `betriebskostenabrechnung` → `betriebskosten`, `abrechnung`, `betrieb`, `kosten`.
 * All parts are words in the lexicon.
 */
export function partsOf(folded: string, lexicon: Lexicon): string[] {
  const parts = split(folded, lexicon);
  return [...new Set([...parts, ...parts.flatMap((part) => partsOf(part, lexicon))])];
}

/** Splits a word into two parts as evenly as possible: `mieter|garten` rather than `miete|rgarten`. Empty if there is no split. */
function split(word: string, lexicon: Lexicon): string[] {
  const splits: string[][] = [];
  for (let end = word.length - MIN_PART_LENGTH; end >= MIN_PART_LENGTH; end -= 1) {
    const tail = word.slice(end);
    if (!lexicon.has(tail)) continue;
    const head = headOf(word.slice(0, end), lexicon);
    if (head !== undefined) splits.push([head, tail]);
  }
  const middle = word.length / 2;
  const distance = ([head = '']: string[]) => Math.abs(head.length - middle);
  return splits.sort((a, b) => distance(a) - distance(b))[0] ?? [];
}

function headOf(start: string, lexicon: Lexicon): string | undefined {
  return LINKING_ELEMENTS.filter((link) => start.endsWith(link))
    .map((link) => start.slice(0, start.length - link.length))
    .find((head) => head.length >= MIN_PART_LENGTH && lexicon.has(head));
}

/** Creates a lexicon that matches words in any inflection. */
export function lexiconOf(words: Iterable<string>): Lexicon {
  const stems = new Set<string>();
  for (const word of words) if (word.length >= MIN_PART_LENGTH) stems.add(stemOf(word));
  return { has: (folded) => stems.has(stemOf(folded)) };
}
