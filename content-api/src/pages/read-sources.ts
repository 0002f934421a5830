import { eq, inArray } from 'drizzle-orm';
import { berlinMinute } from '../kernel/berlin-time.ts';
import type { Queries } from '../kernel/database/database.ts';
import type { QueryPair } from '../kernel/query-string.ts';
import { toldChanges } from '../sources/changes/told-changes.ts';
import { findRecords, type Listing, selectRecords } from '../sources/lists/find-records.ts';
import { listItem } from '../sources/lists/list-item.ts';
import { listParameters, readListRequest } from '../sources/lists/list-request.ts';
import { selectionScope } from '../sources/lists/selection.ts';
import { search } from '../sources/search/search.ts';
import { readSearchRequest, SEARCH_PARAMETERS, type SearchFill } from '../sources/search/search-request.ts';
import type { CollectionDefinition } from '../store/collection.ts';
import { collections, recordPages } from '../store/schema.ts';
import type { BlockSource, StoredBlock } from '../store/stored-page.ts';

/** What a source completes a block's content with. */
export interface DeliveredSource {
  content: Record<string, unknown>;
  /** Query parameters that change it. */
  parameters: string[];
  /** It reads differently tomorrow. */
  changesDaily: boolean;
}

/** By `sourceKey`. */
export type DeliveredSources = ReadonlyMap<string, DeliveredSource>;

export interface SourceContext {
  query: readonly QueryPair[];
  /** The day in Berlin. */
  today: string;
  /** The record that the page is about. */
  record: Record<string, unknown> | undefined;
}

/** Two blocks that are completed alike get the same content; undefined for what is complete already. */
export function sourceKey({
  source,
  search: fill,
}: Pick<StoredBlock, 'source' | 'search'>): string | undefined {
  return source || fill ? JSON.stringify({ source, fill }) : undefined;
}

/** Answers all sources that blocks of a page name. */
export async function readSources(
  queries: Queries,
  blocks: readonly StoredBlock[],
  context: SourceContext,
): Promise<DeliveredSources> {
  const incomplete = new Map(
    blocks.flatMap((block) => {
      const key = sourceKey(block);
      return key === undefined ? [] : [[key, block]];
    }),
  );
  const named = [...incomplete.values()].flatMap(({ source }) => source ?? []);
  const found = await readCollections(queries, named);
  const delivered = new Map<string, DeliveredSource>();
  for (const [key, { source, search: fill }] of incomplete) {
    const collection = source && found.get(source.collection);
    if (source && collection) delivered.set(key, await readSource(queries, source, collection, context));
    if (fill) delivered.set(key, await readHits(queries, fill, context));
  }
  return delivered;
}

async function readHits(
  queries: Queries,
  fill: SearchFill,
  { query, today }: SourceContext,
): Promise<DeliveredSource> {
  const result = await search(queries, readSearchRequest(fill, query), today);
  // What is found today may be hidden tomorrow.
  return { content: { ...result }, parameters: SEARCH_PARAMETERS, changesDaily: true };
}

interface Collection {
  name: string;
  definition: CollectionDefinition;
  /** Path above the pages of its records. */
  base: string | null;
}

async function readCollections(queries: Queries, sources: BlockSource[]): Promise<Map<string, Collection>> {
  const names = [...new Set(sources.map(({ collection }) => collection))];
  if (names.length === 0) return new Map();
  const found = await queries
    .select({ name: collections.name, definition: collections.definition, base: recordPages.path })
    .from(collections)
    .leftJoin(recordPages, eq(recordPages.collection, collections.name))
    .where(inArray(collections.name, names));
  return new Map(found.map((collection) => [collection.name, collection]));
}

async function readSource(
  queries: Queries,
  source: BlockSource,
  { name, definition, base }: Collection,
  { query, today, record }: SourceContext,
): Promise<DeliveredSource> {
  const day = definition.changesDaily ? { today } : {};
  const changesDaily = definition.changesDaily === true || definition.hiddenFrom !== undefined;
  if (source.record) {
    const changes = source.changes ? await readChanges(queries, Number(record?.uid)) : {};
    return { content: { record, ...changes, ...day }, parameters: [], changesDaily };
  }
  const listing: Listing = { collection: name, definition, scope: selectionScope(source, record), today };
  const toItem = (data: Record<string, unknown>) => listItem(definition, base ?? undefined, data);
  if (source.limit !== undefined) {
    const { limit, sort } = source;
    const { items, total } = await selectRecords(queries, listing, { limit, sort });
    return { content: { items: items.map(toItem), total, ...day }, parameters: [], changesDaily };
  }
  const { items, ...result } = await findRecords(queries, listing, readListRequest(definition, query));
  return {
    content: { ...result, items: items.map(toItem), ...day },
    parameters: listParameters(definition),
    changesDaily,
  };
}

/** What was told of the page's record, in the time of Berlin: `2026-11-20T14:05`. */
async function readChanges(queries: Queries, uid: number): Promise<Record<string, unknown>> {
  const changes = await toldChanges(queries, uid);
  return {
    changes: changes.map(({ at, kind, sentences }) => ({ at: berlinMinute(at), kind, sentences })),
  };
}
