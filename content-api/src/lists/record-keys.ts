import { type CollectionDefinition, fieldType } from './collection.ts';
import { FILTER_KINDS } from './filters/index.ts';
import { germanSortKey } from './folding.ts';

/** What SQL compares instead of the record itself, so that the result does not hang on the database's locale. */
export interface RecordKeys {
  /** Folded text by field. */
  search: Record<string, string>;
  /** Sort keys by field. */
  sort: Record<string, string | number>;
}

/** Derives a record's keys from what its collection declares. */
export function recordKeys(definition: CollectionDefinition, record: Record<string, unknown>): RecordKeys {
  const search = definition.filters.map((filter) => FILTER_KINDS[filter.kind].keys(filter, record));
  const sort = definition.order.flatMap(({ field }) => {
    const key = sortKey(record[field]);
    return key === undefined ? [] : [[field, key] as const];
  });
  return { search: Object.assign({}, ...search), sort: Object.fromEntries(sort) };
}

/** Sortable types of fields; dates are strings in ISO 8601 order. */
const SORTABLE = ['string', 'number', 'integer'];

export function isSortable(definition: CollectionDefinition, field: string): boolean {
  return SORTABLE.includes(fieldType(definition, field) ?? '');
}

function sortKey(value: unknown): string | number | undefined {
  if (typeof value === 'number') return value;
  return typeof value === 'string' ? germanSortKey(value) : undefined;
}
