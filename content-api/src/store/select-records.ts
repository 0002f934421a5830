import { and, eq, inArray, type SQL } from 'drizzle-orm';
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

/** Which records are read. */
interface StoredRecords {
  collection: string;
  definition: CollectionDefinition;
  /** @default all records */
  scope?: SQL | undefined;
  /** The day in Berlin; records that are hidden on this day are excluded. */
  today: string;
}

/** Reads the first records of a collection in its default order, whole. */
export async function selectRecords(
  queries: Queries,
  { collection, definition, scope, today }: StoredRecords,
  limit: number,
): Promise<Record<string, unknown>[]> {
  const rows = await queries
    .select({ data: records.data })
    .from(records)
    .where(and(eq(records.collection, collection), isShownOn(today, records.hiddenFrom), scope))
    .orderBy(...sqlOrder(definition, ''))
    .limit(limit);
  return rows.map(({ data }) => data);
}
