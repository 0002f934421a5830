import { and, count, eq, type SQL } from 'drizzle-orm';
import type { Queries } from '../../kernel/database/database.ts';
import { type CollectionDefinition, LONGEST_LIST } from '../../store/collection.ts';
import { isShownOn } from '../../store/hidden-from.ts';
import { records } from '../../store/schema.ts';
import { sqlOrder } from '../../store/sql-order.ts';
import { countOptions, type ListOptions } from './count-options.ts';
import type { FilterValues } from './filters/filter-kind.ts';
import { FILTER_KINDS } from './filters/index.ts';
import type { ListRequest } from './list-request.ts';

/** What a list's block gets merged into its content; its items are whole records here. */
export interface ListResult {
  filter: FilterValues;
  /** By name of the filter, only of a list with filters that have some. */
  options?: ListOptions;
  /** Only of a list with several orders: the name of the one in force, empty for the list's own. */
  sort?: string;
  items: Record<string, unknown>[];
  /** Hits on all pages together. */
  total: number;
  /** Only of a list with pages. A page beyond the last one is the last one. */
  page?: number;
  pages?: number;
}

/** A collection as a list reads it. */
export interface Listing {
  collection: string;
  definition: CollectionDefinition;
  /** What holds for all of the list, whatever a visitor asks for. */
  scope: SQL | undefined;
  /** The day in Berlin; what is hidden by then is in no list. */
  today: string;
}

/** Filters, sorts and cuts a list in SQL. */
export async function findRecords(
  queries: Queries,
  listing: Listing,
  request: ListRequest,
): Promise<ListResult> {
  const { definition } = listing;
  const scope = scopeOf(listing);
  const conditions = new Map(
    definition.filters.map((filter) => [filter, FILTER_KINDS[filter.kind].condition(filter, request.filter)]),
  );
  const hits = and(scope, ...conditions.values());
  const total = await countRecords(queries, hits);
  const size = definition.pageSize ?? LONGEST_LIST;
  const pages = Math.max(1, Math.ceil(total / size));
  const page = Math.min(request.page, pages);
  const rows = await queries
    .select({ data: records.data })
    .from(records)
    .where(hits)
    .orderBy(...sqlOrder(definition, request.sort))
    .limit(size)
    .offset((page - 1) * size);
  const options = await countOptions(queries, scope, definition, conditions);
  return {
    filter: request.filter,
    ...(options === undefined ? {} : { options }),
    ...(definition.sorts === undefined ? {} : { sort: request.sort }),
    items: rows.map(({ data }) => data),
    total,
    ...(definition.pageSize === undefined ? {} : { page, pages }),
  };
}

/** The first records of a list, whatever a visitor asks for. */
export async function selectRecords(
  queries: Queries,
  listing: Listing,
  { limit, sort = '' }: { limit: number; sort?: string | undefined },
): Promise<{ items: Record<string, unknown>[]; total: number }> {
  const hits = scopeOf(listing);
  const rows = await queries
    .select({ data: records.data })
    .from(records)
    .where(hits)
    .orderBy(...sqlOrder(listing.definition, sort))
    .limit(limit);
  return { items: rows.map(({ data }) => data), total: await countRecords(queries, hits) };
}

function scopeOf({ collection, scope, today }: Listing): SQL | undefined {
  return and(eq(records.collection, collection), isShownOn(today, records.hiddenFrom), scope);
}

async function countRecords(queries: Queries, hits: SQL | undefined): Promise<number> {
  const [counted] = await queries.select({ total: count() }).from(records).where(hits);
  return counted?.total ?? 0;
}
