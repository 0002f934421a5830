import type { FindListPage } from '../../content/content-ports.ts';
import type { SiteContent } from '../../content/site-content.ts';
import type { Passage, Weight } from '../../store/passage.ts';
import { lexiconOf, partsOf } from './compounds.ts';
import { type SearchableItem, searchablePages, searchableRecords } from './searchable-items.ts';
import { isStopWord } from './stop-words.ts';
import { VectorBuilder } from './vector.ts';
import { joinedWordsOf, stemOf, wordsOf } from './words.ts';

/** Everything that can be found, and every word that it can be found by, as they are stored. */
export interface SearchIndex {
  entries: SearchEntry[];
  words: SearchWord[];
}

export interface SearchEntry extends Omit<SearchableItem, 'titles'> {
  /** Stems of the title, each between spaces: ` haus nord `. */
  titleStems: string;
  /** A `tsvector` in PostgreSQL's notation. */
  vector: string;
}

export interface SearchWord {
  /** Folded. */
  word: string;
  /** As the content has it most often. */
  display: string;
  stem: string;
  /** How often the content has it. */
  frequency: number;
  /** First day in Berlin on which nothing that has it can be found any more; undefined when something stays. */
  hiddenFrom: string | undefined;
}

/** Derives the index from all content. Pure: the same content makes the same index. */
export function searchIndexOf(content: SiteContent, findListPage: FindListPage): SearchIndex {
  const items = [...searchablePages(content), ...searchableRecords(content, findListPage)];
  const words = wordsOfAll(items);
  const lexicon = lexiconOf(words.map(({ word }) => word));
  const known = new Map<string, string[]>();
  const partsOfWord = (word: string) => {
    const parts = known.get(word) ?? partsOf(word, lexicon);
    known.set(word, parts);
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

/** A word, what else it is written as, and well below it the parts of a compound. */
function addText(
  vector: VectorBuilder,
  { text, weight }: Passage,
  partsOfWord: (word: string) => string[],
): void {
  for (const { folded } of wordsOf(text)) {
    vector.nextWord();
    vector.add(stemOf(folded), weight);
    for (const part of partsOfWord(folded)) vector.add(stemOf(part), OF_PARTS[weight]);
  }
  for (const joined of joinedWordsOf(text)) vector.add(stemOf(joined), weight);
}

const OF_PARTS: Readonly<Record<Weight, Weight>> = { A: 'C', B: 'D', C: 'D', D: 'D' };

/** As they are compared with the words of a query: in order, without words that say nothing. */
export function titleStems(title: string): string {
  const words = wordsOf(title).map(({ folded }) => folded);
  const telling = words.filter((word) => !isStopWord(word));
  return ` ${(telling.length > 0 ? telling : words).map(stemOf).join(' ')} `;
}

/** Numbers are no words: a mistyped number is another number. */
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

/** Of two days; undefined is later than all. */
function later(day: string | undefined, other: string | undefined): string | undefined {
  if (day === undefined || other === undefined) return undefined;
  return day > other ? day : other;
}
