import type { FilterState } from './list-address.ts';

/** An active filter value. */
export interface ActiveFilter {
  /** The text for visitors: `Bezirk Hafen`. */
  label: string;
  /** The filter without this value. */
  without: FilterState;
}

/** Returns the label of a filter value; undefined for a value without a chip. */
export type DescribeFilter = (name: string, value: string) => string | undefined;

/** Returns all active filter values in the filter's order, each value of a multiple choice separately. */
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
