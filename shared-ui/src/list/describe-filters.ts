import type { FilterState } from './list-address.ts';

/** A value that narrows the list. */
export interface ActiveFilter {
  /** As a visitor reads it: `Bezirk Hafen`. */
  label: string;
  /** The filter that is left when the value is removed. */
  without: FilterState;
}

/** Labels a value of a filter; undefined for a value without a chip. */
export type DescribeFilter = (name: string, value: string) => string | undefined;

/** Every value that narrows the list, in the filter's order; each value of a multiple choice counts. */
export function activeFilters(filter: FilterState, describe: DescribeFilter): ActiveFilter[] {
  return Object.entries(filter).flatMap(([name, value]) =>
    valuesOf(value).flatMap((entry) => {
      const label = describe(name, entry);
      const rest = Array.isArray(value) ? value.filter((other) => other !== entry) : '';
      return label === undefined ? [] : [{ label, without: { ...filter, [name]: rest } }];
    }),
  );
}

function valuesOf(value: FilterState[string]): readonly string[] {
  if (typeof value === 'object') return value;
  return value ? [String(value)] : [];
}
