import { and, count, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../kernel/database/database.ts';
import { isShownOn } from '../../store/hidden-from.ts';
import { searchEntries } from '../../store/schema.ts';
import { type ExpandedTerm, expandQuery } from './expand-query.ts';
import { excerptOf, type MarkedText, markText } from './marked-text.ts';
import { relevance } from './relevance.ts';
import { ALL_KINDS, type SearchRequest } from './search-request.ts';
import { readTerms, type SearchTerm, tidyQuery } from './search-terms.ts';
import { allOf, anyOf, lexeme, type Tsquery } from './tsquery.ts';
import { wordListOf } from './word-list.ts';

/** A hit. Its texts are split into plain and marked pieces, so that no markup from the content reaches the page. */
export interface SearchHit {
  id: string;
  kind: string;
  kindLabel: string;
  /** Path and query of the page that shows the hit. */
  address: string;
  title: MarkedText;
  excerpt: MarkedText;
}

/** The result of a search, which is merged into the content of the search block. */
export interface SearchResult {
  /** The query after `tidyQuery`. */
  query: string;
  /** The selected kind; `alle` for all kinds. */
  kind: string;
  /** The kinds that have hits, with their totals. */
  kinds: { kind: string; label: string; total: number }[];
  items: SearchHit[];
  /** Number of hits of the selected kind on all pages. */
  total: number;
  /** A page beyond the last has no hits. */
  page: number;
  pages: number;
  /** The corrected query, if any words were corrected. The hits are for this query. */
  meant?: string;
  /** Set if no entry contains all words, so that the hits contain only some of them. */
  isPartial?: boolean;
}

/** The result of an empty query. */
export const NOTHING_FOUND: SearchResult = {
  query: '',
  kind: ALL_KINDS,
  kinds: [],
  items: [],
  total: 0,
  page: 1,
  pages: 1,
};

/** Searches all content. An empty query has no hits. @param today the day in Berlin */
export async function search(queries: Queries, request: SearchRequest, today: string): Promise<SearchResult> {
  const query = tidyQuery(request.query);
  const terms = readTerms(query);
  const expanded = terms.length === 0 ? [] : await expandAndCorrect(queries, terms, today);
  const found = await findMatching(queries, expanded, today);
  const shown = found.kinds.filter(({ kind }) => request.kind === undefined || kind === request.kind);
  const kind = request.kind !== undefined && shown.length > 0 ? request.kind : ALL_KINDS;
  const total = (shown.length > 0 ? shown : found.kinds).reduce((sum, entry) => sum + entry.total, 0);
  const pages = Math.max(1, Math.ceil(total / request.pageSize));
  const { page } = request;
  // Numbers of any length are valid, but too large for SQL.
  const offset = Math.min(page - 1, pages) * request.pageSize;
  const items = await readHits(queries, {
    ...found,
    today,
    expanded,
    kind,
    limit: request.pageSize,
    offset,
  });
  return {
    ...{ query, kind, kinds: found.kinds, items, total, page, pages },
    ...correctionOf(query, expanded),
    ...(found.isPartial && total > 0 ? { isPartial: true } : {}),
  };
}

/**
 * Expands the words of a query. Those without hits are replaced: by the word that the visitor probably meant, or by the parts of a
 * compound.
 */
async function expandAndCorrect(
  queries: Queries,
  terms: SearchTerm[],
  today: string,
): Promise<ExpandedTerm[]> {
  const corrected: ExpandedTerm[] = [];
  for (const { correction, parts = [], ...typed } of expandQuery(await wordListOf(queries), terms, today)) {
    const isReplaceable = correction !== undefined || parts.length > 0;
    const hits = isReplaceable ? await countKinds(queries, termQuery(typed), today) : undefined;
    if (hits?.length !== 0) corrected.push(typed);
    else if (correction) corrected.push({ ...typed, alternatives: correction.alternatives, correction });
    else corrected.push({ ...typed, alternatives: parts, parts });
  }
  return corrected;
}

interface Matching {
  /** Undefined if nothing can match. */
  tsquery: Tsquery | undefined;
  kinds: SearchResult['kinds'];
  isPartial: boolean;
}

/** Finds entries that contain all words or, if there are no such entries, entries that contain some of the words. */
async function findMatching(queries: Queries, expanded: ExpandedTerm[], today: string): Promise<Matching> {
  const terms = expanded.map(termQuery);
  const all = allOf(terms);
  const some = anyOf(terms);
  if (all === undefined || some === undefined) return { tsquery: undefined, kinds: [], isPartial: false };
  const kinds = await countKinds(queries, all, today);
  if (kinds.length > 0 || terms.length === 1) {
    return { tsquery: all, kinds, isPartial: expanded.some(({ parts }) => parts !== undefined) };
  }
  return { tsquery: some, kinds: await countKinds(queries, some, today), isPartial: true };
}

function termQuery({ alternatives }: ExpandedTerm): Tsquery | undefined {
  return anyOf(alternatives.map(alternativeQuery));
}

/** Minimum length of stems that match as prefixes. Shorter stems are prefixes of too many words. */
const MIN_PREFIX_LENGTH = 4;

/** A single word also matches as a prefix; a match of the whole word counts twice. Parts of a compound match only as whole words. */
function alternativeQuery(stems: string[]): Tsquery | undefined {
  const [stem = ''] = stems;
  if (stems.length > 1 || stem.length < MIN_PREFIX_LENGTH) return allOf(stems.map((part) => lexeme(part)));
  return anyOf([lexeme(stem), lexeme(stem, { isPrefix: true })]);
}

async function countKinds(
  queries: Queries,
  tsquery: Tsquery | undefined,
  today: string,
): Promise<SearchResult['kinds']> {
  if (tsquery === undefined) return [];
  return queries
    .select({ kind: searchEntries.kind, label: searchEntries.kindLabel, total: count() })
    .from(searchEntries)
    .where(matches(tsquery, today))
    .groupBy(searchEntries.kind, searchEntries.kindLabel)
    .orderBy(desc(count()), sql`${searchEntries.kindLabel} collate "C"`);
}

function matches(tsquery: Tsquery, today: string): SQL | undefined {
  return and(sql`${searchEntries.vector} @@ ${tsquery}::tsquery`, isShownOn(today, searchEntries.hiddenFrom));
}

interface HitRequest extends Matching {
  today: string;
  expanded: ExpandedTerm[];
  kind: string;
  limit: number;
  offset: number;
}

async function readHits(
  queries: Queries,
  { tsquery, today, expanded, kind, limit, offset }: HitRequest,
): Promise<SearchHit[]> {
  if (tsquery === undefined) return [];
  const { vector: _, titleStems: __, hiddenFrom: ___, ...shown } = getTableColumns(searchEntries);
  const rows = await queries
    .select(shown)
    .from(searchEntries)
    .where(and(matches(tsquery, today), kind === ALL_KINDS ? undefined : eq(searchEntries.kind, kind)))
    .orderBy(desc(relevance(tsquery, expanded)), sql`${searchEntries.id} collate "C"`)
    .limit(limit)
    .offset(offset);
  const alternatives = expanded.flatMap((term) => term.alternatives);
  const stems = {
    words: alternatives.filter(({ length }) => length === 1).flat(),
    parts: alternatives.filter(({ length }) => length > 1).flat(),
  };
  return rows.map((entry) => ({
    ...{ id: entry.id, kind: entry.kind, kindLabel: entry.kindLabel, address: entry.address },
    title: markText(entry.title, stems),
    excerpt: excerptOf(entry, stems),
  }));
}

/** The query with the corrections, if there are any. */
function correctionOf(query: string, expanded: ExpandedTerm[]): { meant?: string } {
  const corrected = expanded.flatMap(({ term, correction }) =>
    correction ? [{ typed: term.typed, display: correction.display }] : [],
  );
  if (corrected.length === 0) return {};
  return {
    meant: corrected.reduce((text, { typed, display }) => text.replace(typed, () => display), query),
  };
}
