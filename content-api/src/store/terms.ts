import { type SQL, sql } from 'drizzle-orm';
import { records } from './schema.ts';

/** A value that a list can be selected by. */
export type TermValue = string | number | boolean;

/** Terms for a field's value, or for each entry of its list: `["district=Hafen"]`. */
export function termsOf(field: string, value: unknown): string[] {
  const values: unknown[] = Array.isArray(value) ? value : [value];
  return values.filter(isTermValue).map((entry) => termOf(field, entry));
}

/** Condition for records that have one of the values in the field or its list; uses the index on terms. */
export function hasAnyTerm(field: string, values: readonly TermValue[]): SQL {
  const terms = values.map((value) => termOf(field, value));
  return sql`${records.terms} && array[${sql.join(
    terms.map((term) => sql`${term}`),
    sql`, `,
  )}]::text[]`;
}

/** The value part of a term of this field. */
export function termValue(field: string, term: string): string {
  return term.slice(field.length + 1);
}

function termOf(field: string, value: TermValue): string {
  return `${field}=${value}`;
}

function isTermValue(value: unknown): value is TermValue {
  return ['string', 'number', 'boolean'].includes(typeof value);
}
