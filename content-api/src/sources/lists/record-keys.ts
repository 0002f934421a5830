import { germanSortKey } from '../../kernel/folding.ts';
import { type CollectionDefinition, sortEntriesOf } from '../../store/collection.ts';
import { fieldType } from '../../store/record-fields.ts';
import { termsOf } from '../../store/terms.ts';
import type { RecordKeys } from './filters/filter-kind.ts';
import { filterKind } from './filters/index.ts';

/**
 * Derives the keys of a record according to the definition of its collection.
 *
 * @param selected fields by which blocks select records, in addition to the fields of filters
 */
export function recordKeys(
  definition: CollectionDefinition,
  record: Record<string, unknown>,
  selected: ReadonlySet<string> = new Set(),
): RecordKeys {
  const keys = definition.filters.map((filter) => filterKind(filter.kind).keys(filter, record));
  const sort = sortEntriesOf(definition).flatMap(({ field }) => {
    const key = sortKey(record[field]);
    return key === undefined ? [] : [[field, key] as const];
  });
  const terms = [
    ...keys.flatMap((key) => key.terms ?? []),
    ...[...selected].flatMap((field) => termsOf(field, record[field])),
  ];
  return {
    search: Object.assign({}, ...keys.map((key) => key.search)),
    terms: [...new Set(terms)].sort(),
    numbers: Object.assign({}, ...keys.map((key) => key.numbers)),
    sort: Object.fromEntries(sort),
  };
}

/** Field types that can be sorted; dates are strings in ISO 8601 format. */
const SORTABLE = ['string', 'number', 'integer'];

export function isSortable(definition: CollectionDefinition, field: string): boolean {
  return SORTABLE.some((type) => type === fieldType(definition, field));
}

function sortKey(value: unknown): string | number | undefined {
  if (typeof value === 'number') return value;
  return typeof value === 'string' ? germanSortKey(value) : undefined;
}
