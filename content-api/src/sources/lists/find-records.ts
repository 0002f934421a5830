import type { FilterProblem } from '@stadtraum/contracts/list';
import { and, type SQL } from 'drizzle-orm';
import type { Queries } from '../../kernel/database/database.ts';
import {
  type CollectionDefinition,
  type FilterDeclaration,
  MAX_LIST_LENGTH,
} from '../../store/collection.ts';
import { records } from '../../store/schema.ts';
import { countRecords, hiddenScopeOf, type Listing, scopeOf } from '../../store/select-records.ts';
import { sqlOrder } from '../../store/sql-order.ts';
import { countHitsAndOptions, hasOptions, type ListOptions } from './count-options.ts';
import type { FilterValues } from './filters/filter-kind.ts';
import { filterKind } from './filters/index.ts';
import { listedData } from './list-item.ts';
import type { ListRequest } from './list-request.ts';

/** The result of a list, which is merged into the block's content. Its `items` are still records, with all `listed` fields. */
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
  /** Only for a filter that names records: those of them that are hidden, such as offers that are let. */
  hidden?: Record<string, unknown>[];
  /** Number of hits on all pages. */
  total: number;
  /** Only for a list with pages. A page beyond the last has no items. */
  page?: number;
  pages?: number;
}

/** What a form for a list needs: the result without the records and their order. */
export type ListForm = Omit<ListResult, 'items' | 'hidden' | 'sort' | 'view' | 'page' | 'pages'>;

/** Counts the records that a filter finds. */
export async function countHits(
  queries: Queries,
  listing: Listing,
  request: Pick<ListRequest, 'filter'>,
): Promise<number> {
  return countRecords(queries, hitsOf(listing, filterConditions(listing.definition, request.filter)));
}

/** Reads what a form for the list needs. */
export async function readForm(
  queries: Queries,
  listing: Listing,
  { filter, problems }: Pick<ListRequest, 'filter' | 'problems'>,
): Promise<ListForm> {
  const { definition } = listing;
  const others = [...filterConditions(definition, filter)].flatMap(([declaration, condition]) =>
    hasOptions(declaration) ? [] : [condition],
  );
  const conditions = and(scopeOf(listing), ...others);
  const { total, options } = await countHitsAndOptions(queries, definition, filter, conditions);
  return {
    queryPrefix: definition.queryPrefix,
    filter,
    ...(problems.length > 0 ? { problems } : {}),
    ...(options === undefined ? {} : { options }),
    ...(definition.labels === undefined ? {} : { labels: definition.labels }),
    total,
  };
}

/** Filters, sorts and paginates a list in SQL. */
export async function findRecords(
  queries: Queries,
  listing: Listing,
  request: ListRequest,
): Promise<ListResult> {
  const { definition } = listing;
  const form = await readForm(queries, listing, request);
  const { total } = form;
  const size = definition.pageSize ?? MAX_LIST_LENGTH;
  const pages = Math.max(1, Math.ceil(total / size));
  // Numbers of any length are valid, but too large for SQL.
  const offset = Math.min(request.page - 1, pages) * size;
  const hits = queries
    .select({ data: records.data })
    .from(records)
    .where(hitsOf(listing, filterConditions(listing.definition, request.filter)))
    .orderBy(...sqlOrder(definition, request.sort))
    .limit(size)
    .offset(offset)
    .as('hits');
  // The outer statement keeps the order, and touches only the records of this page.
  const rows = await queries.select({ data: listedData(definition, hits.data) }).from(hits);
  return {
    ...form,
    ...(definition.sorts === undefined ? {} : { sort: request.sort }),
    ...(definition.views === undefined ? {} : { view: request.view }),
    items: rows.map(({ data }) => data),
    ...(await namedButHidden(queries, listing, request)),
    ...(definition.pageSize === undefined ? {} : { page: request.page, pages }),
  };
}

/** The records that the filter names and that are hidden. */
async function namedButHidden(
  queries: Queries,
  listing: Listing,
  request: Pick<ListRequest, 'filter'>,
): Promise<Pick<ListResult, 'hidden'>> {
  const names = [...filterConditions(listing.definition, request.filter)].flatMap(([{ kind }, condition]) =>
    filterKind(kind).namesRecords && condition ? [condition] : [],
  );
  if (names.length === 0) return {};
  const rows = await queries
    .select({ data: records.data })
    .from(records)
    .where(and(hiddenScopeOf(listing), ...names))
    .orderBy(...sqlOrder(listing.definition, ''))
    .limit(MAX_LIST_LENGTH);
  return rows.length > 0 ? { hidden: rows.map(({ data }) => data) } : {};
}

type Conditions = ReadonlyMap<FilterDeclaration, SQL | undefined>;

/** The SQL condition of each filter; undefined for an empty one. */
export function filterConditions(definition: CollectionDefinition, values: FilterValues): Conditions {
  return new Map(
    definition.filters.map((filter) => [filter, filterKind(filter.kind).condition(filter, values)]),
  );
}

function hitsOf(listing: Listing, conditions: Conditions): SQL | undefined {
  return and(scopeOf(listing), ...conditions.values());
}
