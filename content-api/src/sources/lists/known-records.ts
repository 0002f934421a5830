import { and, eq, inArray, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Queries } from '../../kernel/database/database.ts';
import type { CollectionDefinition } from '../../store/collection.ts';
import { records } from '../../store/schema.ts';
import type { Listing } from '../../store/select-records.ts';
import { listedData } from './list-item.ts';

/** A collection of one revision. */
type Collection = Pick<Listing, 'collection' | 'definition'>;

/** What lists know of a collection's records, as long as its revision is served. */
export interface KnownRecords {
  /** The terms of all records by uid. */
  terms: ReadonlyMap<number, readonly string[]>;
  /** What lists deliver of a record, by uid. */
  items: LRUCache<number, Record<string, unknown>>;
}

/** Maximum number of characters of a collection's items as JSON. */
const MAX_CHARACTERS = 4_000_000;

/** Each revision has definitions of its own, and what is known goes with them. */
const known = new WeakMap<CollectionDefinition, KnownRecords>();

/** Reads the terms of a collection's records, once for each revision. */
export async function knownRecords(
  queries: Queries,
  { collection, definition }: Collection,
): Promise<KnownRecords> {
  const existing = known.get(definition);
  if (existing) return existing;
  // JSON is much faster to read than arrays, and one row than thousands.
  const [row] = await queries
    .select({
      terms: sql<[number, string[]][] | null>`json_agg(json_build_array(${records.uid}, ${records.terms}))`,
    })
    .from(records)
    .where(eq(records.collection, collection));
  const items = new LRUCache<number, Record<string, unknown>>({
    maxSize: MAX_CHARACTERS,
    sizeCalculation: (item) => JSON.stringify(item).length,
  });
  const read = { terms: distinctTerms(row?.terms ?? []), items };
  known.set(definition, read);
  return read;
}

/** Equal terms are one string: thousands are compared for each list. */
function distinctTerms(rows: readonly [number, string[]][]): Map<number, string[]> {
  const distinct = new Map<string, string>();
  for (const [, terms] of rows) for (const term of terms) if (!distinct.has(term)) distinct.set(term, term);
  return new Map(
    rows.map(([uid, terms]) => [uid, [...new Set(terms.map((term) => distinct.get(term) ?? term))]]),
  );
}

/** Reads what lists deliver of these records, in this order. */
export async function readItems(
  queries: Queries,
  { collection, definition }: Collection,
  { items }: KnownRecords,
  uids: readonly number[],
): Promise<Record<string, unknown>[]> {
  const missing = uids.filter((uid) => !items.has(uid));
  const rows =
    missing.length === 0
      ? []
      : await queries
          .select({ uid: records.uid, data: listedData(definition, records.data) })
          .from(records)
          .where(and(eq(records.collection, collection), inArray(records.uid, missing)));
  const read = new Map(rows.map(({ uid, data }) => [uid, data]));
  for (const [uid, data] of read) items.set(uid, data);
  return uids.flatMap((uid) => {
    const item = read.get(uid) ?? items.get(uid);
    return item ? [item] : [];
  });
}
