import { type SQL, sql } from 'drizzle-orm';
import { records } from './schema.ts';

/** A value that a list can be selected by. */
export type TermValue = string | number | boolean;

/** A field's values as they are stored for comparison, one for each entry of a list: `["district=Hafen"]`. */
export function termsOf(field: string, value: unknown): string[] {
  const values: unknown[] = Array.isArray(value) ? value : [value];
  return values.filter(isTermValue).map((entry) => termOf(field, entry));
}

/** The record has one of the values, in the field or among its entries. The index on terms answers it. */
export function hasAnyTerm(field: string, values: readonly TermValue[]): SQL {
  const terms = values.map((value) => termOf(field, value));
  return sql`${records.terms} && array[${sql.join(
    terms.map((term) => sql`${term}`),
    sql`, `,
  )}]::text[]`;
}

/** The value of a term of this field. */
export function termValue(field: string, term: string): string {
  return term.slice(field.length + 1);
}

function termOf(field: string, value: TermValue): string {
  return `${field}=${value}`;
}

function isTermValue(value: unknown): value is TermValue {
  return ['string', 'number', 'boolean'].includes(typeof value);
}
