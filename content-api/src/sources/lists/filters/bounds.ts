import { and, type SQL, sql } from 'drizzle-orm';
import { records } from '../../../store/schema.ts';
import type { FilterValues } from './filter-kind.ts';

/** Query parameters for a range's bounds. */
export function bounds(name: string): [from: string, to: string] {
  return [`${name}von`, `${name}bis`];
}

/** SQL condition for values within the bounds, inclusive; undefined if both are empty. */
export function within(
  name: string,
  field: string,
  values: FilterValues,
  toNumber: (value: string) => number,
): SQL | undefined {
  const [from, to] = bounds(name).map((bound) => String(values[bound] ?? ''));
  const number = sql`(${records.numbers}->>${field})::float8`;
  return and(
    from ? sql`${number} >= ${toNumber(from)}` : undefined,
    to ? sql`${number} <= ${toNumber(to)}` : undefined,
  );
}
