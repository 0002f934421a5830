import type { FindListPage } from '../../content/content-ports.ts';
import type { SiteContent } from '../../content/site-content.ts';
import type { Passage, Weight } from '../../store/passage.ts';
import { lexiconOf, partsOf } from './compounds.ts';
import { type SearchableItem, searchablePages, searchableRecords } from './searchable-items.ts';
import { isStopWord } from './stop-words.ts';
import { type SynonymStems, synonymStems } from './synonyms.ts';
import { VectorBuilder } from './vector.ts';
import { foldWord, joinedWordsOf, stemOf, wordsOf } from './words.ts';

/** The stored search index: all entries, and all words that occur in them. */
export interface SearchIndex {
  entries: SearchEntry[];
  words: SearchWord[];
}

export interface SearchEntry extends Omit<SearchableItem, 'titles' | 'names'> {
  /** Stems of each title, each with a space before and after it: ` haus nord | neubau nord `. */
  titleStems: string;
  /** A `tsvector` in PostgreSQL's notation. */
  vector: string;
}

export interface SearchWord {
  /** The folded word. */
  word: string;
  /** Its most frequent spelling. */
  display: string;
  /** The stems that the word finds, separated by spaces: its own, then those of its synonyms. */
  stem: string;
  /** Number of occurrences in the content; 0 for a synonym that does not occur. */
  frequency: number;
  /** First day in Berlin on which all entries with the word are hidden; undefined if an entry is always visible. */
  hiddenFrom: string | undefined;
}

/** Derives the index from all content. A pure function: the same content gives the same index. */
export function searchIndexOf(content: SiteContent, findListPage: FindListPage): SearchIndex {
  const items = [...searchablePages(content), ...searchableRecords(content, findListPage)];
  const synonyms = synonymStems(content.synonyms.entries);
  const inContent = wordsOfAll(items, synonyms);
  const words = [...inContent, ...absentSynonyms(content, synonyms, inContent)];
  const lexicon = lexiconOf(words.map(({ word }) => word));
  const partsByWord = new Map<string, string[]>();
  const partsOfWord = (word: string) => {
    const parts = partsByWord.get(word) ?? partsOf(word, lexicon);
    partsByWord.set(word, parts);
    return parts;
  };
  return { words, entries: items.map((item) => toEntry(item, partsOfWord)) };
}

function toEntry(
  { titles, names, ...item }: SearchableItem,
  partsOfWord: (word: string) => string[],
): SearchEntry {
  const vector = new VectorBuilder();
  for (const text of titles) addText(vector, { text, weight: 'A' }, partsOfWord);
  for (const passage of item.passages) addText(vector, passage, partsOfWord);
  return {
    ...item,
    titleStems: [...titles, ...names].map(stemsOfTitle).join(TITLE_SEPARATOR),
    vector: vector.toString(),
  };
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
  for (const { folded } of joinedWordsOf(text)) vector.add(stemOf(folded), weight);
}

const PART_WEIGHTS: Readonly<Record<Weight, Weight>> = { A: 'C', B: 'D', C: 'D', D: 'D' };

/** Separates the stems of an entry's titles. */
export const TITLE_SEPARATOR = '|';

/** The stems of a title in order, without stop words, for comparison with the words of a query. */
function stemsOfTitle(title: string): string {
  const words = wordsOf(title).map(({ folded }) => folded);
  const significant = words.filter((word) => !isStopWord(word));
  return ` ${(significant.length > 0 ? significant : words).map(stemOf).join(' ')} `;
}

/** Words without digits. Numbers are not corrected, because a mistyped number is a different number. */
const LETTERS_ONLY = /^\p{L}{3,}$/u;

function wordsOfAll(items: SearchableItem[], synonyms: SynonymStems): SearchWord[] {
  const spellings = new Map<string, Map<string, number>>();
  const hidden = new Map<string, string | undefined>();
  for (const { titles, passages, hiddenFrom } of items) {
    for (const text of [...titles, ...passages.map((passage) => passage.text)]) {
      for (const { folded, spelling } of spelledWordsOf(text)) {
        if (!LETTERS_ONLY.test(folded) || isStopWord(folded)) continue;
        const written = spellings.get(folded) ?? new Map<string, number>();
        const day = hidden.has(folded) ? later(hidden.get(folded), hiddenFrom) : hiddenFrom;
        spellings.set(folded, written.set(spelling, (written.get(spelling) ?? 0) + 1));
        hidden.set(folded, day);
      }
    }
  }
  return [...spellings].map(([word, written]) => {
    const [[display] = [word]] = [...written].sort(([, a], [, b]) => b - a);
    const frequency = [...written.values()].reduce((sum, count) => sum + count, 0);
    return { word, display, stem: stemsFoundBy(word, synonyms), frequency, hiddenFrom: hidden.get(word) };
  });
}

/** The words in a text, and hyphenated words also in their joined spelling. */
function spelledWordsOf(text: string): { folded: string; spelling: string }[] {
  const words = wordsOf(text).map(({ folded, start, end }) => ({ folded, spelling: text.slice(start, end) }));
  return [...words, ...joinedWordsOf(text)].map(({ folded, spelling }) => ({
    folded,
    spelling: spelling.replaceAll('\u00ad', ''),
  }));
}

function stemsFoundBy(word: string, synonyms: SynonymStems): string {
  const stem = stemOf(word);
  return [stem, ...(synonyms.get(stem) ?? [])].join(' ');
}

/** Words that occur only in `synonyms.json`, if they find a word in the content. */
function absentSynonyms(
  { synonyms: { entries } }: SiteContent,
  synonyms: SynonymStems,
  inContent: SearchWord[],
): SearchWord[] {
  const present = new Set(inContent.map(({ word }) => word));
  const hidden = new Map<string, string | undefined>();
  for (const { word, hiddenFrom } of inContent) {
    const stem = stemOf(word);
    hidden.set(stem, hidden.has(stem) ? later(hidden.get(stem), hiddenFrom) : hiddenFrom);
  }
  return entries
    .flatMap(({ words }) => words.map((display) => ({ display, word: foldWord(display) })))
    .filter(({ word }) => !present.has(word))
    .flatMap(({ display, word }) => {
      const stem = stemsFoundBy(word, synonyms);
      const found = stem.split(' ').filter((candidate) => hidden.has(candidate));
      if (found.length === 0) return [];
      const hiddenFrom = found.map((candidate) => hidden.get(candidate)).reduce(later);
      return [{ word, display, stem, frequency: 0, hiddenFrom }];
    });
}

/** The later of two days; undefined stands for never. */
function later(day: string | undefined, other: string | undefined): string | undefined {
  if (day === undefined || other === undefined) return undefined;
  return day > other ? day : other;
}
