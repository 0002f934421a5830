import type { FilterState } from './list-address.ts';

/** One value of a filter that narrows the list, and the filter without it. */
export interface FilterInForce {
  /** For people: `Bezirk Hafen`. */
  label: string;
  without: FilterState;
}

/** Names a value of a filter for people; undefined for what narrows nothing. */
export type DescribeFilter = (name: string, value: string) => string | undefined;

/** Every value that narrows the list, in the order of the filter. */
export function filtersInForce(filter: FilterState, describe: DescribeFilter): FilterInForce[] {
  return Object.entries(filter).flatMap(([name, value]) => {
    const values = Array.isArray(value) ? (value as readonly string[]) : value ? [String(value)] : [];
    return values.flatMap((entry) => {
      const label = describe(name, entry);
      if (label === undefined) return [];
      const rest = Array.isArray(value) ? value.filter((other) => other !== entry) : '';
      return [{ label, without: { ...filter, [name]: rest } }];
    });
  });
}
