import { type SQL, sql } from 'drizzle-orm';
import { records } from './schema.ts';

/** A field value that lists can filter by. */
export type TermValue = string | number | boolean;

/** The index terms for a field's value, or for each entry if the value is an array: `["district=Hafen"]`. */
export function termsOf(field: string, value: unknown): string[] {
  const values: unknown[] = Array.isArray(value) ? value : [value];
  return values.filter(isTermValue).map((entry) => termOf(field, entry));
}

/** SQL condition for records whose field has, or as an array contains, one of the values; uses the index on terms. */
export function hasAnyTerm(field: string, values: readonly TermValue[]): SQL {
  return hasAnyOf(termsOf(field, values));
}

/** SQL condition for records that have one of the terms. */
export function hasAnyOf(terms: readonly string[]): SQL {
  return sql`${records.terms} && array[${sql.join(
    terms.map((term) => sql`${term}`),
    sql`, `,
  )}]::text[]`;
}

function termOf(field: string, value: TermValue): string {
  return `${field}=${value}`;
}

function isTermValue(value: unknown): value is TermValue {
  return ['string', 'number', 'boolean'].includes(typeof value);
}
