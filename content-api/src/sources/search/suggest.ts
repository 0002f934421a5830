import { and, desc, sql } from 'drizzle-orm';
import type { Queries } from '../../kernel/database/database.ts';
import { isShownOn } from '../../store/hidden-from.ts';
import { searchEntries } from '../../store/schema.ts';
import { TITLE_SEPARATOR } from './search-index.ts';
import { MAX_TERMS, tidyQuery } from './search-terms.ts';
import { PAGES_KIND } from './searchable-items.ts';
import { allOf, anyOf, lexeme } from './tsquery.ts';
import { type ContentWord, isShown, type WordList, wordListOf } from './word-list.ts';
import { stemOf, withoutDigraphs, wordsOf } from './words.ts';

/** A completion of what a visitor has typed. */
export interface Suggestion {
  /** The completed query. */
  text: string;
  /** The kind of an entry, such as `Projekte`, if `text` is the entry's title. */
  kindLabel?: string;
}

/** Minimum length of the input. */
const MIN_LENGTH = 2;
const MAX_PAGES = 3;
const MAX_WORDS = 3;
/** Maximum number of records of the same kind. */
const MAX_OF_A_KIND = 2;
const MAX_SUGGESTIONS = 8;
/** Enough that each kind of record has its best titles among them. */
const MAX_TITLES = 60;

/**
 * Suggests completions of the input, each for a different thing: first the titles of pages, then words, then the titles of other
 * entries that contain the words of the input.
 *
 * @param today the day in Berlin
 */
export async function suggest(queries: Queries, typed: string, today: string): Promise<Suggestion[]> {
  const query = tidyQuery(typed);
  const words = wordsOf(query);
  const last = words.at(-1);
  if (last === undefined || last.end - (words[0]?.start ?? 0) < MIN_LENGTH) return [];
  const completed = words.length === 1 ? wordsWith(await wordListOf(queries), last.folded, today) : [];
  const titles = await titlesWith(
    queries,
    // If there are many words, only the last ones are used.
    words.slice(-MAX_TERMS).map(({ folded }) => folded),
    today,
  );
  const ofPages = titles.filter(({ kind }) => kind === PAGES_KIND).slice(0, MAX_PAGES);
  const ofRecords = titles.filter(({ kind }, index) => {
    const before = titles.slice(0, index).filter((other) => other.kind === kind);
    return kind !== PAGES_KIND && before.length < MAX_OF_A_KIND;
  });
  const all = [...ofPages, ...completed, ...ofRecords];
  return distinct(all)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ text, kindLabel }) => ({ text, ...(kindLabel !== undefined && { kindLabel }) }));
}

/** A suggestion with the stems of its words, without stop words; for a single word also those of its synonyms. */
interface Candidate extends Suggestion {
  stems: string[];
}

/** The most frequent words with this prefix, each in its shortest form. */
function wordsWith(words: WordList, prefix: string, today: string): Candidate[] {
  const byStem = new Map<string, Set<ContentWord>>();
  for (const word of spellings(prefix).flatMap((spelling) => words.beginningWith(spelling))) {
    const stem = stemOf(word.word);
    if (isShown(word, today) && !word.display.includes('-'))
      byStem.set(stem, (byStem.get(stem) ?? new Set()).add(word));
  }
  return [...byStem]
    .map(([stem, forms]) => [stem, [...forms]] as const)
    .map(([stem, forms]) => ({
      stems: words.stemsFoundBy(forms[0]?.word ?? stem)?.map((found) => ` ${found} `) ?? [` ${stem} `],
      text: baseForm(forms).display,
      frequency: forms.reduce((sum, form) => sum + form.frequency, 0),
    }))
    .sort((a, b) => b.frequency - a.frequency || (a.text < b.text ? -1 : 1))
    .slice(0, MAX_WORDS);
}

/** The shortest form that is not rare: inflection lengthens German words, and `Wohn` is a part of a word rather than a form. */
function baseForm(forms: readonly ContentWord[]): ContentWord {
  const mostFrequent = Math.max(...forms.map(({ frequency }) => frequency));
  return forms
    .filter(({ frequency }) => frequency * 4 >= mostFrequent)
    .reduce((shortest, form) => (form.word.length < shortest.word.length ? form : shortest));
}

type TitleCandidate = Candidate & { kind: string };

async function titlesWith(queries: Queries, words: string[], today: string): Promise<TitleCandidate[]> {
  const tsquery = allOf(words.map(titleQuery));
  if (tsquery === undefined) return [];
  const { title: text, titleStems, kind, kindLabel } = searchEntries;
  const found = await queries
    .select({ text, titleStems, kind, kindLabel })
    .from(searchEntries)
    .where(
      and(sql`${searchEntries.vector} @@ ${tsquery}::tsquery`, isShownOn(today, searchEntries.hiddenFrom)),
    )
    .orderBy(
      desc(sql`${searchEntries.kind} = ${PAGES_KIND}`),
      desc(sql`ts_rank(${searchEntries.vector}, ${tsquery}::tsquery, 1)`),
      sql`${searchEntries.id} collate "C"`,
    )
    .limit(MAX_TITLES);
  return found.map(({ titleStems: stems, ...title }) => ({
    ...title,
    stems: stems.split(TITLE_SEPARATOR).slice(0, 1),
  }));
}

function titleQuery(word: string) {
  return anyOf(
    spellings(word).flatMap((spelling) => [
      lexeme(stemOf(spelling), { weights: 'A' }),
      lexeme(spelling, { weights: 'A', isPrefix: true }),
    ]),
  );
}

/** A word as typed, and with digraphs such as `ae` replaced by umlauts. */
function spellings(folded: string): string[] {
  return [...new Set([folded, withoutDigraphs(folded)])];
}

/** Removes suggestions for the same words as an earlier one, or for their synonyms: `Standort` after the page `Standorte`. */
function distinct(candidates: Candidate[]): Candidate[] {
  const seen = new Set<string>();
  return candidates.filter(({ stems }) => {
    const isNew = !stems.some((stem) => seen.has(stem));
    for (const stem of stems) seen.add(stem);
    return isNew;
  });
}
