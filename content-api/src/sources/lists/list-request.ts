import type { FilterProblem } from '@stadtraum/contracts/list';
import type { QueryPair } from '../../kernel/query-string.ts';
import type { CollectionDefinition } from '../../store/collection.ts';
import type { FilterValues, ParameterValues } from './filters/filter-kind.ts';
import { filterKind } from './filters/index.ts';

/** The part of a list that a visitor requests. */
export interface ListRequest {
  filter: FilterValues;
  /** Input that counts as empty (R5.2-1). */
  problems: FilterProblem[];
  /** Name of the sort order; empty for the default. */
  sort: string;
  /** Name of the view; empty for the default. */
  view: string;
  /** Number of the page, from 1. */
  page: number;
}

/** All query parameters of a list. */
export function listParameters(definition: CollectionDefinition): string[] {
  const { presence = {}, sorts, views, pageSize } = definition;
  const names = [
    ...Object.values(presence),
    ...(sorts === undefined ? [] : ['sort']),
    ...(views === undefined ? [] : ['view']),
    ...(pageSize === undefined ? [] : ['page']),
  ];
  return [...filterParameters(definition), ...names.map((name) => parameterName(definition, name))];
}

/** The query parameters of a list's filters. */
export function filterParameters(definition: CollectionDefinition): string[] {
  return definition.filters
    .flatMap((filter) => filterKind(filter.kind).parameters(filter))
    .map((name) => parameterName(definition, name));
}

/** Reads a list's query parameters; undeclared parameters are ignored. */
export function readListRequest(definition: CollectionDefinition, query: readonly QueryPair[]): ListRequest {
  const values = parameterValues(definition, query);
  const declared = definition.filters.map((filter) => ({ ...filter, definition }));
  const filters = declared.map((filter) => filterKind(filter.kind).read(filter, values));
  const presence = Object.entries(definition.presence ?? {}).map(([name, parameter]) => ({
    [name]: values(parameter).length > 0,
  }));
  return {
    filter: Object.assign({}, ...filters, ...presence),
    problems: declared.flatMap((filter) => filterKind(filter.kind).problems?.(filter, values) ?? []),
    sort: readSort(definition, values('sort')[0]),
    view: definition.views?.find((view) => view === values('view')[0]) ?? '',
    page: definition.pageSize === undefined ? 1 : readPage(values('page')[0]),
  };
}

/** Finds the values of a collection's parameters. */
function parameterValues(
  definition: Pick<CollectionDefinition, 'queryPrefix'>,
  pairs: readonly QueryPair[],
): ParameterValues {
  return (name) => {
    const parameter = parameterName(definition, name);
    return pairs.flatMap(([candidate, value]) => (candidate === parameter ? [value] : []));
  };
}

function readSort({ sorts = {} }: CollectionDefinition, value = ''): string {
  return Object.hasOwn(sorts, value) ? value : '';
}

/** Numbers of any length are read, because a page beyond the last does not exist. */
function readPage(value: string | undefined): number {
  return value !== undefined && /^[1-9]\d*$/.test(value) ? Number(value) : 1;
}

/** The name of a list's query parameter: `prefix[page]`. */
export function parameterName(
  { queryPrefix }: Pick<CollectionDefinition, 'queryPrefix'>,
  name: string,
): string {
  return `${queryPrefix}[${name}]`;
}
