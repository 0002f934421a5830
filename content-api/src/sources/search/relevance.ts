import { type SQL, sql } from 'drizzle-orm';
import { searchEntries } from '../../store/schema.ts';
import type { ExpandedTerm } from './expand-query.ts';
import { TITLE_SEPARATOR } from './search-index.ts';
import { PAGES_KIND } from './searchable-items.ts';
import { allOf, anyOf, followedBy, lexeme, type Tsquery } from './tsquery.ts';

/** Weights for secondary text, text, headings and titles. */
const WEIGHTS = '{0.05, 0.15, 0.4, 1.0}';

/** For a title that contains a synonym instead of the word. */
const SYNONYM_WEIGHT = 0.5;

/** For entries that are only shown in a list, such as press pictures: they are less useful than entries with a page of their own. */
const LISTED_ONLY_WEIGHT = 0.4;

/** Added if an entry contains the typed words, and not only their synonyms, parts or continuations. */
const EXACT_BONUS = 0.1;
/** Added if all words of the query are side by side in an entry, as in an address; for some of them, a part of it. */
const PAIR_BONUS = 0.3;

/**
 * Added to the rank of pages with a word in a title, heading or description: such a page is more useful than a single record in its
 * list. A page that only mentions the word is not.
 */
const PAGE_BONUS = 0.05;

/**
 * The rank of an entry, which depends on where the words occur and on how much the title overlaps with the query. An entry whose
 * title equals the query is the first hit.
 */
export function relevance(tsquery: Tsquery, expanded: readonly ExpandedTerm[]): SQL<number> {
  const { vector, titleStems, kind, address } = searchEntries;
  const pairs = pairQueries(expanded);
  return sql<number>`
    (ts_rank(${WEIGHTS}::float4[], ${vector}, ${tsquery}::tsquery, 1)
      + ${titleScore(expanded, sql`split_part(${titleStems}, ${TITLE_SEPARATOR}, 1)`)}
      + coalesce((select max(${titleScore(expanded, sql`title`)})
          from unnest((string_to_array(${titleStems}, ${TITLE_SEPARATOR}))[2:]) as title), 0))
    * case when ${address} ~ '[?#]' then ${LISTED_ONLY_WEIGHT}::float else 1 end
    + ${bonus(EXACT_BONUS, exactQuery(expanded))}
    + ${sql.join([sql`0`, ...pairs.map((pair) => bonus(PAIR_BONUS / pairs.length, pair))], sql` + `)}
    + case when ${kind} = ${PAGES_KIND} then ${bonus(PAGE_BONUS, themeQuery(expanded))} else 0 end`;
}

/** Matches entries with one of the words, or a synonym, in a title, heading or description. */
function themeQuery(expanded: readonly ExpandedTerm[]): Tsquery | undefined {
  const stems = expanded.flatMap(({ alternatives }) => alternatives.flat());
  return anyOf(stems.map((stem) => lexeme(stem, { weights: 'AB' })));
}

/** Matches entries that contain each word itself, or its correction. */
function exactQuery(expanded: readonly ExpandedTerm[]): Tsquery | undefined {
  return allOf(expanded.map(({ alternatives: [stems = []] }) => allOf(stems.map((stem) => lexeme(stem)))));
}

/**
 * Matches entries that contain a word, or a synonym, directly before the next one; one query for each pair that is typed like this.
 * With stop words between them, `mit Aufzug` would also match `ohne Aufzug`.
 */
function pairQueries(expanded: readonly ExpandedTerm[]): (Tsquery | undefined)[] {
  return expanded.slice(1).map((next, index) => {
    const word = expanded[index];
    if (!word || next.term.position - word.term.position !== 1) return undefined;
    return followedBy(oneWord(word), oneWord(next));
  });
}

function oneWord({ alternatives }: ExpandedTerm): Tsquery | undefined {
  return anyOf(alternatives.filter(({ length }) => length === 1).flatMap(([stem = '']) => lexeme(stem)));
}

function bonus(value: number, tsquery: Tsquery | undefined): SQL {
  return tsquery === undefined
    ? sql`0`
    : sql`case when ${searchEntries.vector} @@ ${tsquery}::tsquery then ${value}::float else 0 end`;
}

/** The square of the number of words that a title contains, divided by the numbers of its words and of the query's words. */
function titleScore(expanded: readonly ExpandedTerm[], title: SQL): SQL {
  const matches = sql.join(
    expanded.map((word) => titleMatch(word, title)),
    sql` + `,
  );
  const length = sql`greatest(cardinality(string_to_array(trim(${title}), ' ')), 1)`;
  return sql`((${matches}) ^ 2)::float / (${length} * ${expanded.length}::float)`;
}

/** 1 if the title contains the word, and less if it contains only a synonym. */
function titleMatch({ term, alternatives }: ExpandedTerm, title: SQL): SQL {
  const [[stem = term.stem] = [], ...others] = alternatives;
  const synonyms = others.filter(({ length }) => length === 1).flat();
  const matches = [stem, ...synonyms].map(
    (candidate, index) =>
      sql`(strpos(${title}, ${` ${candidate} `}) > 0)::int * ${index === 0 ? 1 : SYNONYM_WEIGHT}::float`,
  );
  return sql`greatest(${sql.join(matches, sql`, `)})`;
}
