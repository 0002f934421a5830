import { and, eq, inArray, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Queries } from '../../kernel/database/database.ts';
import type { CollectionDefinition } from '../../store/collection.ts';
import { type ComparedRecord, records } from '../../store/schema.ts';
import { sqlOrder } from '../../store/sql-order.ts';
import type { RecordTest } from './filters/filter-kind.ts';
import { listedData } from './list-item.ts';

/** A collection of one revision. */
export interface Collection {
  collection: string;
  definition: CollectionDefinition;
}

/** The records that a list may deliver. */
export interface Listing extends Collection {
  /** Applies regardless of a visitor's filters. @default all records */
  scope: RecordTest | undefined;
  /** The day in Berlin; records that are hidden on this day are left out. */
  today: string;
}

/** What lists compare of a record. */
export interface KnownRecord extends ComparedRecord {
  /** First day in Berlin on which the record is hidden. */
  hiddenFrom: string | null;
}

/** What is known of a collection's records, as long as its revision is served. */
interface KnownRecords {
  /** By uid. */
  compared: ReadonlyMap<number, KnownRecord>;
  /** The records in a sort order, by its name. */
  orders: Map<string, readonly KnownRecord[]>;
  /** What lists deliver of a record, by uid. */
  items: LRUCache<number, Record<string, unknown>>;
}

/** Maximum number of characters of a collection's items as JSON. */
const MAX_CHARACTERS = 4_000_000;

/** Each revision has definitions of its own, and what is known goes with them. */
const known = new WeakMap<CollectionDefinition, KnownRecords>();

/** All records of a collection in a sort order; read once for each revision. @param sort empty for the default order */
export async function orderedRecords(
  queries: Queries,
  { collection, definition }: Collection,
  sort: string,
): Promise<readonly KnownRecord[]> {
  const { compared, orders } = await knownRecords(queries, { collection, definition });
  const existing = orders.get(sort);
  if (existing) return existing;
  const [row] = await queries
    .select({
      uids: sql<
        string | null
      >`string_agg(${records.uid}::text, ',' order by ${sql.join(sqlOrder(definition, sort), sql`, `)})`,
    })
    .from(records)
    .where(eq(records.collection, collection));
  const ordered = (row?.uids?.split(',') ?? []).flatMap((uid) => compared.get(Number(uid)) ?? []);
  orders.set(sort, ordered);
  return ordered;
}

/** Whether a list may deliver a record. */
export function isListed({ scope, today }: Listing, record: KnownRecord): boolean {
  return isShown(record, today) && (scope?.(record) ?? true);
}

/** Whether a list could deliver a record if it were not hidden. */
export function isHidden({ scope, today }: Listing, record: KnownRecord): boolean {
  return !isShown(record, today) && (scope?.(record) ?? true);
}

function isShown({ hiddenFrom }: KnownRecord, today: string): boolean {
  return hiddenFrom === null || hiddenFrom > today;
}

/** Reads what lists deliver of these records, in this order; what earlier lists of the revision have shown is known. */
export async function readItems(
  queries: Queries,
  { collection, definition }: Collection,
  wanted: readonly ComparedRecord[],
): Promise<Record<string, unknown>[]> {
  const { items } = await knownRecords(queries, { collection, definition });
  const missing = wanted.filter(({ uid }) => !items.has(uid)).map(({ uid }) => uid);
  const rows =
    missing.length === 0
      ? []
      : await queries
          .select({ uid: records.uid, data: listedData(definition, records.data) })
          .from(records)
          .where(and(eq(records.collection, collection), inArray(records.uid, missing)));
  const read = new Map(rows.map(({ uid, data }) => [uid, data]));
  for (const [uid, data] of read) items.set(uid, data);
  return wanted.flatMap(({ uid }) => {
    const item = read.get(uid) ?? items.get(uid);
    return item ? [item] : [];
  });
}

async function knownRecords(queries: Queries, { collection, definition }: Collection): Promise<KnownRecords> {
  const existing = known.get(definition);
  if (existing) return existing;
  // One row is much faster to read than thousands.
  const [row] = await queries
    .select({
      compared: sql<KnownRecord[] | null>`json_agg(json_build_object(
        'uid', ${records.uid}, 'search', ${records.search}, 'terms', ${records.terms},
        'numbers', ${records.numbers}, 'hiddenFrom', ${records.hiddenFrom}))`,
    })
    .from(records)
    .where(eq(records.collection, collection));
  const read: KnownRecords = {
    compared: new Map(withSharedTerms(row?.compared ?? []).map((record) => [record.uid, record])),
    orders: new Map(),
    items: new LRUCache({
      maxSize: MAX_CHARACTERS,
      sizeCalculation: (item) => JSON.stringify(item).length,
    }),
  };
  known.set(definition, read);
  return read;
}

/** Equal terms are one string: thousands are compared for each list. */
function withSharedTerms(read: readonly KnownRecord[]): KnownRecord[] {
  const shared = new Map(read.flatMap(({ terms }) => terms.map((term) => [term, term])));
  return read.map((record) => ({ ...record, terms: record.terms.map((term) => shared.get(term) ?? term) }));
}
