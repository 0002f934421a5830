import type { FindListPage } from '../../content/content-ports.ts';
import type { SiteContent } from '../../content/site-content.ts';
import type { Passage, Weight } from '../../store/passage.ts';
import { lexiconOf, partsOf } from './compounds.ts';
import { type SearchableItem, searchablePages, searchableRecords } from './searchable-items.ts';
import { isStopWord } from './stop-words.ts';
import { VectorBuilder } from './vector.ts';
import { joinedWordsOf, stemOf, wordsOf } from './words.ts';

/** The stored search index: all entries, and all words that occur in them. */
export interface SearchIndex {
  entries: SearchEntry[];
  words: SearchWord[];
}

export interface SearchEntry extends Omit<SearchableItem, 'titles'> {
  /** Stems of the title, each with a space before and after it: ` haus nord `. */
  titleStems: string;
  /** A `tsvector` in PostgreSQL's notation. */
  vector: string;
}

export interface SearchWord {
  /** The folded word. */
  word: string;
  /** Its most frequent spelling. */
  display: string;
  stem: string;
  /** Number of occurrences in the content. */
  frequency: number;
  /** First day in Berlin on which all entries with the word are hidden; undefined if an entry is always visible. */
  hiddenFrom: string | undefined;
}

/** Derives the index from all content. A pure function: the same content gives the same index. */
export function searchIndexOf(content: SiteContent, findListPage: FindListPage): SearchIndex {
  const items = [...searchablePages(content), ...searchableRecords(content, findListPage)];
  const words = wordsOfAll(items);
  const lexicon = lexiconOf(words.map(({ word }) => word));
  const partsByWord = new Map<string, string[]>();
  const partsOfWord = (word: string) => {
    const parts = partsByWord.get(word) ?? partsOf(word, lexicon);
    partsByWord.set(word, parts);
    return parts;
  };
  return { words, entries: items.map((item) => toEntry(item, partsOfWord)) };
}

function toEntry({ titles, ...item }: SearchableItem, partsOfWord: (word: string) => string[]): SearchEntry {
  const vector = new VectorBuilder();
  for (const text of titles) addText(vector, { text, weight: 'A' }, partsOfWord);
  for (const passage of item.passages) addText(vector, passage, partsOfWord);
  return { ...item, titleStems: titleStems(item.title), vector: vector.toString() };
}

/** Adds a text's words, their joined spellings and, with a lower weight, the parts of compounds. */
function addText(
  vector: VectorBuilder,
  { text, weight }: Passage,
  partsOfWord: (word: string) => string[],
): void {
  for (const { folded } of wordsOf(text)) {
    vector.nextWord();
    vector.add(stemOf(folded), weight);
    for (const part of partsOfWord(folded)) vector.add(stemOf(part), PART_WEIGHTS[weight]);
  }
  for (const joined of joinedWordsOf(text)) vector.add(stemOf(joined), weight);
}

const PART_WEIGHTS: Readonly<Record<Weight, Weight>> = { A: 'C', B: 'D', C: 'D', D: 'D' };

/** The stems of a title in order, without stop words, for comparison with the words of a query. */
export function titleStems(title: string): string {
  const words = wordsOf(title).map(({ folded }) => folded);
  const significant = words.filter((word) => !isStopWord(word));
  return ` ${(significant.length > 0 ? significant : words).map(stemOf).join(' ')} `;
}

/** Words without digits. Numbers are not corrected, because a mistyped number is a different number. */
const LETTERS_ONLY = /^\p{L}{3,}$/u;

function wordsOfAll(items: SearchableItem[]): SearchWord[] {
  const spellings = new Map<string, Map<string, number>>();
  const hidden = new Map<string, string | undefined>();
  for (const { titles, passages, hiddenFrom } of items) {
    for (const text of [...titles, ...passages.map((passage) => passage.text)]) {
      for (const { folded, start, end } of wordsOf(text)) {
        if (!LETTERS_ONLY.test(folded) || isStopWord(folded)) continue;
        const written = spellings.get(folded) ?? new Map<string, number>();
        const spelling = text.slice(start, end).replaceAll('\u00ad', '');
        const day = hidden.has(folded) ? later(hidden.get(folded), hiddenFrom) : hiddenFrom;
        spellings.set(folded, written.set(spelling, (written.get(spelling) ?? 0) + 1));
        hidden.set(folded, day);
      }
    }
  }
  return [...spellings].map(([word, written]) => {
    const [[display] = [word]] = [...written].sort(([, a], [, b]) => b - a);
    const frequency = [...written.values()].reduce((sum, count) => sum + count, 0);
    return { word, display, stem: stemOf(word), frequency, hiddenFrom: hidden.get(word) };
  });
}

/** The later of two days; undefined stands for never. */
function later(day: string | undefined, other: string | undefined): string | undefined {
  if (day === undefined || other === undefined) return undefined;
  return day > other ? day : other;
}
