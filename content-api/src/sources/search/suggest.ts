import { and, desc, sql } from 'drizzle-orm';
import type { Queries } from '../../kernel/database/database.ts';
import { isShownOn } from '../../store/hidden-from.ts';
import { searchEntries } from '../../store/schema.ts';
import { MAX_TERMS, tidyQuery } from './search-terms.ts';
import { PAGES_KIND } from './searchable-items.ts';
import { allOf, anyOf, lexeme } from './tsquery.ts';
import { isShown, type WordList, wordListOf } from './word-list.ts';
import { foldWord, stemOf, withoutDigraphs, wordsOf } from './words.ts';

/** A completion of what a visitor has typed. */
export interface Suggestion {
  /** The completed query. */
  text: string;
  /** The kind of an entry, such as `Projekte`, if `text` is the entry's title. */
  kindLabel?: string;
}

/** Minimum length of the input. */
const MIN_LENGTH = 2;
const MAX_WORDS = 3;
const MAX_SUGGESTIONS = 8;

/** Suggests completions of the input: first words, then titles that contain the words of the input. @param today the day in Berlin */
export async function suggest(queries: Queries, typed: string, today: string): Promise<Suggestion[]> {
  const query = tidyQuery(typed);
  const words = wordsOf(query);
  const last = words.at(-1);
  if (last === undefined || last.end - (words[0]?.start ?? 0) < MIN_LENGTH) return [];
  const before = query.slice(0, last.start);
  const completed = words.length === 1 ? wordsWith(await wordListOf(queries), last.folded, today) : [];
  const titles = await titlesWith(
    queries,
    // If there are many words, only the last ones are used.
    words.slice(-MAX_TERMS).map(({ folded }) => folded),
    today,
  );
  const all = [...completed.map((word) => ({ text: `${before}${word}` })), ...titles];
  return withoutRepetition(all).slice(0, MAX_SUGGESTIONS);
}

function wordsWith(words: WordList, prefix: string, today: string): string[] {
  return spellings(prefix)
    .flatMap((spelling) => words.beginningWith(spelling))
    .filter((word, index, all) => isShown(word, today) && all.indexOf(word) === index)
    .sort((a, b) => b.frequency - a.frequency || (a.word < b.word ? -1 : 1))
    .slice(0, MAX_WORDS)
    .map(({ display }) => display);
}

async function titlesWith(queries: Queries, words: string[], today: string): Promise<Suggestion[]> {
  const tsquery = allOf(words.map(titleQuery));
  if (tsquery === undefined) return [];
  return queries
    .select({ text: searchEntries.title, kindLabel: searchEntries.kindLabel })
    .from(searchEntries)
    .where(
      and(sql`${searchEntries.vector} @@ ${tsquery}::tsquery`, isShownOn(today, searchEntries.hiddenFrom)),
    )
    .orderBy(
      desc(sql`${searchEntries.kind} = ${PAGES_KIND}`),
      desc(sql`ts_rank(${searchEntries.vector}, ${tsquery}::tsquery, 1)`),
      sql`${searchEntries.id} collate "C"`,
    )
    .limit(MAX_SUGGESTIONS);
}

function titleQuery(word: string) {
  return anyOf(
    spellings(word).flatMap((spelling) => [
      lexeme(stemOf(spelling), { inTitle: true }),
      lexeme(spelling, { inTitle: true, isPrefix: true }),
    ]),
  );
}

/** A word as typed, and with digraphs such as `ae` replaced by umlauts. */
function spellings(folded: string): string[] {
  return [...new Set([folded, withoutDigraphs(folded)])];
}

function withoutRepetition(suggestions: Suggestion[]): Suggestion[] {
  const seen = new Set<string>();
  return suggestions.filter(({ text }) => {
    const key = foldWord(text);
    return !seen.has(key) && seen.add(key);
  });
}
