import { eq, inArray } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { collections, recordPages } from '../database/schema.ts';
import type { CollectionDefinition } from '../lists/collection.ts';
import { findRecords, type Listing, selectRecords } from '../lists/find-records.ts';
import { listItem } from '../lists/list-item.ts';
import { listParameters, readListRequest } from '../lists/list-request.ts';
import type { QueryPair } from '../lists/query-string.ts';
import { selectionScope } from '../lists/selection.ts';
import type { BlockSource, StoredBlock } from './stored-page.ts';

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

/** Two blocks with equal sources get the same content. */
export function sourceKey(source: BlockSource): string {
  return JSON.stringify(source);
}

/** Answers all sources that blocks of a page name. */
export async function readSources(
  queries: Queries,
  blocks: readonly StoredBlock[],
  context: SourceContext,
): Promise<DeliveredSources> {
  const sources = new Map(blocks.flatMap(({ source }) => (source ? [[sourceKey(source), source]] : [])));
  if (sources.size === 0) return new Map();
  const found = await readCollections(queries, [...sources.values()]);
  const delivered = new Map<string, DeliveredSource>();
  for (const [key, source] of sources) {
    const collection = found.get(source.collection);
    if (collection) delivered.set(key, await readSource(queries, source, collection, context));
  }
  return delivered;
}

interface Collection {
  name: string;
  definition: CollectionDefinition;
  /** Path above the pages of its records. */
  base: string | null;
}

async function readCollections(queries: Queries, sources: BlockSource[]): Promise<Map<string, Collection>> {
  const names = [...new Set(sources.map(({ collection }) => collection))];
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
  const changesDaily = definition.changesDaily ?? false;
  const day = changesDaily ? { today } : {};
  if (source.record) return { content: { record, ...day }, parameters: [], changesDaily };
  const listing: Listing = { collection: name, definition, scope: selectionScope(source, record) };
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
