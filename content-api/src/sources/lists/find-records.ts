import type { FilterProblem } from '@stadtraum/contracts/list';
import { and, type SQL } from 'drizzle-orm';
import type { Queries } from '../../kernel/database/database.ts';
import {
  type CollectionDefinition,
  type FilterDeclaration,
  MAX_LIST_LENGTH,
} from '../../store/collection.ts';
import { records } from '../../store/schema.ts';
import { countRecords, type Listing, scopeOf } from '../../store/select-records.ts';
import { sqlOrder } from '../../store/sql-order.ts';
import { countOptions, type ListOptions } from './count-options.ts';
import type { FilterValues } from './filters/filter-kind.ts';
import { filterKind } from './filters/index.ts';
import type { ListRequest } from './list-request.ts';

/** The result of a list, which is merged into the block's content. Its `items` are still complete records. */
export interface ListResult {
  /** The part of the list's query parameters before the brackets. Blocks use it in addresses and field names. */
  queryPrefix: string;
  filter: FilterValues;
  /** Only if the filter ignores input. */
  problems?: FilterProblem[];
  /** Only for a list whose filters have options. */
  options?: ListOptions;
  /** Labels of the filters' parameters. Only for a list that declares them. */
  labels?: Readonly<Record<string, string>>;
  /** Only for a list with `sorts`: the name of the selected sort order, empty for the default. */
  sort?: string;
  /** Only for a list with `views`: the name of the requested view, empty for the default. */
  view?: string;
  items: Record<string, unknown>[];
  /** Number of hits on all pages. */
  total: number;
  /** Only for a list with pages. A page beyond the last has no items. */
  page?: number;
  pages?: number;
}

/** The SQL condition of each filter; undefined for an empty one. */
export function filterConditions(
  definition: CollectionDefinition,
  values: FilterValues,
): Map<FilterDeclaration, SQL | undefined> {
  return new Map(
    definition.filters.map((filter) => [filter, filterKind(filter.kind).condition(filter, values)]),
  );
}

/** Filters, sorts and paginates a list in SQL. */
export async function findRecords(
  queries: Queries,
  listing: Listing,
  request: ListRequest,
): Promise<ListResult> {
  const { definition } = listing;
  const scope = scopeOf(listing);
  const conditions = filterConditions(definition, request.filter);
  const hits = and(scope, ...conditions.values());
  const total = await countRecords(queries, hits);
  const size = definition.pageSize ?? MAX_LIST_LENGTH;
  const pages = Math.max(1, Math.ceil(total / size));
  // Numbers of any length are valid, but too large for SQL.
  const offset = Math.min(request.page - 1, pages) * size;
  const rows = await queries
    .select({ data: records.data })
    .from(records)
    .where(hits)
    .orderBy(...sqlOrder(definition, request.sort))
    .limit(size)
    .offset(offset);
  const options = await countOptions(queries, scope, definition, conditions);
  return {
    queryPrefix: definition.queryPrefix,
    filter: request.filter,
    ...(request.problems.length > 0 ? { problems: request.problems } : {}),
    ...(options === undefined ? {} : { options }),
    ...(definition.labels === undefined ? {} : { labels: definition.labels }),
    ...(definition.sorts === undefined ? {} : { sort: request.sort }),
    ...(definition.views === undefined ? {} : { view: request.view }),
    items: rows.map(({ data }) => data),
    total,
    ...(definition.pageSize === undefined ? {} : { page: request.page, pages }),
  };
}
