import type { FilterProblem } from '@stadtraum/contracts/list';
import type { Queries } from '../../kernel/database/database.ts';
import { type CollectionDefinition, MAX_LIST_LENGTH } from '../../store/collection.ts';
import { countOptions, hasOptions, type ListOptions } from './count-options.ts';
import type { FilterValues, RecordTest } from './filters/filter-kind.ts';
import { filterKind } from './filters/index.ts';
import {
  isHidden,
  isListed,
  type KnownRecord,
  type Listing,
  orderedRecords,
  readItems,
} from './known-records.ts';
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

/** Finds the records that a filter finds, in the collection's default order. */
export async function findHits(
  queries: Queries,
  listing: Listing,
  { filter }: Pick<ListRequest, 'filter'>,
): Promise<KnownRecord[]> {
  const matches = filterTest(listing.definition, filter);
  const ordered = await orderedRecords(queries, listing, '');
  return ordered.filter((record) => isListed(listing, record) && matches(record));
}

/** Reads what a form for the list needs. */
export async function readForm(
  queries: Queries,
  listing: Listing,
  request: Pick<ListRequest, 'filter' | 'problems'>,
): Promise<ListForm> {
  const { form } = await filterRecords(queries, listing, { ...request, sort: '' });
  return form;
}

/** Filters and sorts a list; only what it delivers of this page's records is read, unless it is known. */
export async function findRecords(
  queries: Queries,
  listing: Listing,
  request: ListRequest,
): Promise<ListResult> {
  const { definition } = listing;
  const { form, hits } = await filterRecords(queries, listing, request);
  const size = definition.pageSize ?? MAX_LIST_LENGTH;
  const start = (request.page - 1) * size;
  return {
    ...form,
    ...(definition.sorts === undefined ? {} : { sort: request.sort }),
    ...(definition.views === undefined ? {} : { view: request.view }),
    items: await readItems(queries, listing, hits.slice(start, start + size)),
    ...(await namedButHidden(queries, listing, request)),
    ...(definition.pageSize === undefined
      ? {}
      : { page: request.page, pages: Math.max(1, Math.ceil(hits.length / size)) }),
  };
}

async function filterRecords(
  queries: Queries,
  listing: Listing,
  { filter, problems, sort }: Pick<ListRequest, 'filter' | 'problems' | 'sort'>,
): Promise<{ form: ListForm; hits: KnownRecord[] }> {
  const { definition } = listing;
  const withoutOptions = definition.filters.filter((declared) => !hasOptions(declared));
  const matches = filterTest({ filters: withoutOptions }, filter);
  const ordered = await orderedRecords(queries, listing, sort);
  const matching = ordered.filter((record) => isListed(listing, record) && matches(record));
  const { hits, options } = countOptions(definition, filter, matching);
  const form = {
    queryPrefix: definition.queryPrefix,
    filter,
    ...(problems.length > 0 ? { problems } : {}),
    ...(options === undefined ? {} : { options }),
    ...(definition.labels === undefined ? {} : { labels: definition.labels }),
    total: hits.length,
  };
  return { form, hits };
}

/** The records that the filter names and that are hidden. */
async function namedButHidden(
  queries: Queries,
  listing: Listing,
  { filter }: Pick<ListRequest, 'filter'>,
): Promise<Pick<ListResult, 'hidden'>> {
  const naming = listing.definition.filters.filter(({ kind }) => filterKind(kind).namesRecords);
  const tests = testsOf({ filters: naming }, filter);
  if (tests.length === 0) return {};
  const ordered = await orderedRecords(queries, listing, '');
  const hidden = ordered.filter((record) => isHidden(listing, record) && tests.every((test) => test(record)));
  if (hidden.length === 0) return {};
  return { hidden: await readItems(queries, listing, hidden.slice(0, MAX_LIST_LENGTH)) };
}

/** The test for records that match all filters. */
export function filterTest(
  definition: Pick<CollectionDefinition, 'filters'>,
  values: FilterValues,
): RecordTest {
  const tests = testsOf(definition, values);
  return (record) => tests.every((test) => test(record));
}

/** The tests of the filters that are not empty. */
function testsOf({ filters }: Pick<CollectionDefinition, 'filters'>, values: FilterValues): RecordTest[] {
  return filters.flatMap((filter) => filterKind(filter.kind).test(filter, values) ?? []);
}
