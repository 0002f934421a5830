import type { QueryPair } from '../../kernel/query-string.ts';
import type { CollectionDefinition } from '../../store/collection.ts';
import type { FilterValues, ParameterValues } from './filters/filter-kind.ts';
import { filterKind } from './filters/index.ts';

/** The part of a list that a visitor requests. */
export interface ListRequest {
  filter: FilterValues;
  /** Name of the sort order; empty for the default. */
  sort: string;
  /** Number of the page, from 1. */
  page: number;
}

/** All query parameters of a list. */
export function listParameters(definition: CollectionDefinition): string[] {
  const { filters, presence = {}, sorts, pageSize } = definition;
  const names = [
    ...filters.flatMap((filter) => filterKind(filter.kind).parameters(filter)),
    ...Object.values(presence),
    ...(sorts === undefined ? [] : ['sort']),
    ...(pageSize === undefined ? [] : ['page']),
  ];
  return names.map((name) => parameterName(definition, name));
}

/** Reads a list's query parameters; undeclared parameters are ignored. */
export function readListRequest(definition: CollectionDefinition, query: readonly QueryPair[]): ListRequest {
  const values: ParameterValues = (name) => {
    const parameter = parameterName(definition, name);
    return query.flatMap(([candidate, value]) => (candidate === parameter ? [value] : []));
  };
  const filters = definition.filters.map((filter) =>
    filterKind(filter.kind).read({ ...filter, definition }, values),
  );
  const presence = Object.entries(definition.presence ?? {}).map(([name, parameter]) => ({
    [name]: values(parameter).length > 0,
  }));
  return {
    filter: Object.assign({}, ...filters, ...presence),
    sort: readSort(definition, values('sort')[0]),
    page: definition.pageSize === undefined ? 1 : readPage(values('page')[0]),
  };
}

function readSort({ sorts = {} }: CollectionDefinition, value = ''): string {
  return Object.hasOwn(sorts, value) ? value : '';
}

function readPage(value: string | undefined): number {
  return value !== undefined && /^[1-9]\d{0,5}$/.test(value) ? Number(value) : 1;
}

function parameterName({ queryPrefix }: CollectionDefinition, name: string): string {
  return `${queryPrefix}[${name}]`;
}
