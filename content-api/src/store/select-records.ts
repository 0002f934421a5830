import { and, count, eq, inArray, not, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../kernel/database/database.ts';
import type { CollectionDefinition } from './collection.ts';
import { isShownOn } from './hidden-from.ts';
import { collections, recordPages, records } from './schema.ts';
import { sqlOrder } from './sql-order.ts';

/** A stored collection. */
export interface StoredCollection {
  name: string;
  definition: CollectionDefinition;
  /** Path of its records' pages without the slug; null if the records have no pages. */
  path: string | null;
}

/** Finds collections. @param names unknown names are ignored; without names, all collections */
export async function findCollections(
  queries: Queries,
  names?: readonly string[],
): Promise<StoredCollection[]> {
  if (names?.length === 0) return [];
  return queries
    .select({ name: collections.name, definition: collections.definition, path: recordPages.path })
    .from(collections)
    .leftJoin(recordPages, eq(recordPages.collection, collections.name))
    .where(names && inArray(collections.name, [...names]));
}

/** The records that a list may read. */
export interface Listing {
  collection: string;
  definition: CollectionDefinition;
  /** Condition that applies regardless of a visitor's filters. */
  scope: SQL | undefined;
  /** The day in Berlin; records that are hidden on this day are excluded. */
  today: string;
}

/**
 * Reads the first records of a list, without any visitor's filters.
 *
 * @param first a key that records are ordered by before the list's sort order
 */
export async function selectRecords(
  queries: Queries,
  listing: Listing,
  { limit, sort = '', first }: { limit: number; sort?: string | undefined; first?: SQL | undefined },
): Promise<{ items: Record<string, unknown>[]; total: number }> {
  const rows = await queries
    .select({ data: records.data, total: sql<number>`(count(*) over ())::int` })
    .from(records)
    .where(scopeOf(listing))
    .orderBy(...(first ? [first] : []), ...sqlOrder(listing.definition, sort))
    .limit(limit);
  return { items: rows.map(({ data }) => data), total: rows[0]?.total ?? 0 };
}

/** SQL condition for the records that a list may show. */
export function scopeOf({ collection, scope, today }: Listing): SQL | undefined {
  return and(eq(records.collection, collection), isShownOn(today, records.hiddenFrom), scope);
}

/** SQL condition for the records that a list may not show any more. */
export function hiddenScopeOf({ collection, scope, today }: Listing): SQL | undefined {
  return and(eq(records.collection, collection), not(isShownOn(today, records.hiddenFrom)), scope);
}

export async function countRecords(queries: Queries, hits: SQL | undefined): Promise<number> {
  const [counted] = await queries.select({ total: count() }).from(records).where(hits);
  return counted?.total ?? 0;
}
