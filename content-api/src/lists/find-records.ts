import { and, count, eq, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { records } from '../database/schema.ts';
import { type CollectionDefinition, fieldType, LONGEST_LIST } from './collection.ts';
import type { FilterValues } from './filters/filter-kind.ts';
import { FILTER_KINDS } from './filters/index.ts';
import type { ListRequest } from './list-request.ts';

/** What a list's block gets merged into its content. */
export interface ListResult {
  filter: FilterValues;
  items: Record<string, unknown>[];
  /** Hits on all pages together. */
  total: number;
  /** Only of a list with pages. A page beyond the last one is the last one. */
  page?: number;
  pages?: number;
  /** Only of a list that changes daily: the day in Berlin, `YYYY-MM-DD`, that the answer is for. */
  today?: string;
}

/** Filters, sorts and cuts a list in SQL. */
export async function findRecords(
  queries: Queries,
  collection: string,
  definition: CollectionDefinition,
  request: ListRequest,
): Promise<ListResult> {
  const hits = and(eq(records.collection, collection), ...conditions(definition, request.filter));
  const [counted] = await queries.select({ total: count() }).from(records).where(hits);
  const total = counted?.total ?? 0;
  const size = definition.pageSize ?? LONGEST_LIST;
  const pages = Math.max(1, Math.ceil(total / size));
  const page = Math.min(request.page, pages);
  const rows = await queries
    .select({ data: records.data })
    .from(records)
    .where(hits)
    .orderBy(...order(definition), records.uid)
    .limit(size)
    .offset((page - 1) * size);
  return {
    filter: request.filter,
    items: rows.map(({ data }) => data),
    total,
    ...(definition.pageSize === undefined ? {} : { page, pages }),
  };
}

function conditions(definition: CollectionDefinition, values: FilterValues): (SQL | undefined)[] {
  return definition.filters.map((filter) => FILTER_KINDS[filter.kind].condition(filter, values));
}

/** Records without the field come last. Text is compared byte by byte: its keys were made for that. */
function order(definition: CollectionDefinition): SQL[] {
  return definition.order.map(({ field, direction }) => {
    const key =
      fieldType(definition, field) === 'string'
        ? sql`(${records.sort}->>${field}) collate "C"`
        : sql`(${records.sort}->${field})`;
    return direction === 'ascending' ? sql`${key} asc nulls last` : sql`${key} desc nulls last`;
  });
}
