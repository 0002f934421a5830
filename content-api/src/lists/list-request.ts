import type { CollectionDefinition } from './collection.ts';
import type { FilterValues } from './filters/filter-kind.ts';
import { FILTER_KINDS } from './filters/index.ts';
import type { QueryPair } from './query-string.ts';

/** What a visitor asks of a list. */
export interface ListRequest {
  filter: FilterValues;
  /** From 1. */
  page: number;
}

/** Names of the query parameters that change the list. */
export function listParameters(definition: CollectionDefinition): string[] {
  const filters = definition.filters.flatMap((filter) => FILTER_KINDS[filter.kind].parameters(filter));
  const paging = definition.pageSize === undefined ? [] : ['page'];
  return [...filters, ...paging].map((name) => parameterName(definition, name));
}

/** Reads a list's part of a query; parameters that the list does not declare are not looked at. */
export function readListRequest(definition: CollectionDefinition, query: readonly QueryPair[]): ListRequest {
  const values = (name: string) => {
    const parameter = parameterName(definition, name);
    return query.flatMap(([candidate, value]) => (candidate === parameter ? [value] : []));
  };
  const filter = definition.filters.map((filter) => FILTER_KINDS[filter.kind].read(filter, values));
  return {
    filter: Object.assign({}, ...filter),
    page: definition.pageSize === undefined ? 1 : readPage(values('page')[0]),
  };
}

function readPage(value: string | undefined): number {
  return value !== undefined && /^[1-9]\d{0,5}$/.test(value) ? Number(value) : 1;
}

function parameterName({ queryPrefix }: CollectionDefinition, name: string): string {
  return `${queryPrefix}[${name}]`;
}
