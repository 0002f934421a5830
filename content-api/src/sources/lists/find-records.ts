import type { FilterProblem } from '@stadtraum/contracts/list';
import { and, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../kernel/database/database.ts';
import {
  type CollectionDefinition,
  type FilterDeclaration,
  MAX_LIST_LENGTH,
} from '../../store/collection.ts';
import { records } from '../../store/schema.ts';
import { countRecords, hiddenScopeOf, type Listing, scopeOf } from '../../store/select-records.ts';
import { sqlOrder } from '../../store/sql-order.ts';
import { countOptions, hasOptions, type ListOptions } from './count-options.ts';
import type { FilterValues } from './filters/filter-kind.ts';
import { filterKind } from './filters/index.ts';
import { type KnownRecords, knownRecords, readItems } from './known-records.ts';
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
  request: Pick<ListRequest, 'filter' | 'problems'>,
): Promise<ListForm> {
  const { form } = await findHits(queries, listing, { ...request, sort: '' });
  return form;
}

/** Filters and sorts a list in SQL; what options records have is known. Only the records of this page are read. */
export async function findRecords(
  queries: Queries,
  listing: Listing,
  request: ListRequest,
): Promise<ListResult> {
  const { definition } = listing;
  const { form, uids, known } = await findHits(queries, listing, request);
  const size = definition.pageSize ?? MAX_LIST_LENGTH;
  const start = (request.page - 1) * size;
  return {
    ...form,
    ...(definition.sorts === undefined ? {} : { sort: request.sort }),
    ...(definition.views === undefined ? {} : { view: request.view }),
    items: await readItems(queries, listing, known, uids.slice(start, start + size)),
    ...(await namedButHidden(queries, listing, request)),
    ...(definition.pageSize === undefined
      ? {}
      : { page: request.page, pages: Math.max(1, Math.ceil(uids.length / size)) }),
  };
}

async function findHits(
  queries: Queries,
  listing: Listing,
  { filter, problems, sort }: Pick<ListRequest, 'filter' | 'problems' | 'sort'>,
): Promise<{ form: ListForm; uids: number[]; known: KnownRecords }> {
  const { definition } = listing;
  const known = await knownRecords(queries, listing);
  const conditions = [...filterConditions(definition, filter)].flatMap(([declaration, condition]) =>
    hasOptions(declaration) ? [] : [condition],
  );
  const order = sql.join(sqlOrder(definition, sort), sql`, `);
  const [row] = await queries
    .select({ uids: sql<string | null>`string_agg(${records.uid}::text, ',' order by ${order})` })
    .from(records)
    .where(and(scopeOf(listing), ...conditions));
  const matching = row?.uids?.split(',').map(Number) ?? [];
  const { uids, options } = countOptions(definition, filter, matching, known.terms);
  const form = {
    queryPrefix: definition.queryPrefix,
    filter,
    ...(problems.length > 0 ? { problems } : {}),
    ...(options === undefined ? {} : { options }),
    ...(definition.labels === undefined ? {} : { labels: definition.labels }),
    total: uids.length,
  };
  return { form, uids, known };
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
