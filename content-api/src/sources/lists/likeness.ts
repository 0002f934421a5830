import { and, type SQL, sql } from 'drizzle-orm';
import type { CollectionDefinition } from '../../store/collection.ts';
import { records } from '../../store/schema.ts';
import { hasAnyTerm, type TermValue } from '../../store/terms.ts';
import type { Likeness } from './list-declaration.ts';

/** A comparison of one field with the page's record. */
type Comparison = Likeness[string];

/**
 * SQL for records that resemble the page's record: the condition that they have what is `required`, and the distance by which they
 * are sorted, nearest first. A preferred value that is missing and a difference as large as the tolerance both count 1. Fields that
 * the page's record does not have are not compared.
 */
export function likenessTo(
  like: Likeness,
  pageRecord: Record<string, unknown> | undefined,
  definition: CollectionDefinition,
): { condition: SQL | undefined; distance: SQL } {
  const compared = Object.entries(like).map(([field, comparison]) => ({
    ...{ field, comparison, value: pageRecord?.[field] },
  }));
  const required = compared.flatMap(({ field, comparison, value }) =>
    comparison === 'required' && isTerm(value)
      ? [hasAnyTerm(field, sameNamed(field, value, definition))]
      : [],
  );
  const distances = compared.flatMap(({ field, comparison, value }) => distanceOf(field, comparison, value));
  return { condition: and(...required), distance: sql.join([sql`0`, ...distances], sql` + `) };
}

/** The fields whose values are compared as terms. */
export function fieldsLikened(like: Likeness = {}): string[] {
  return Object.keys(like).filter((field) => typeof like[field] === 'string');
}

/** The fields whose values are compared as numbers. */
export function numbersLikened(like: Likeness = {}): string[] {
  return Object.keys(like).filter((field) => typeof like[field] === 'object');
}

function distanceOf(field: string, comparison: Comparison, value: unknown): SQL[] {
  if (comparison === 'required') return [];
  if (comparison === 'preferred')
    return isTerm(value) ? [sql`case when ${hasAnyTerm(field, [value])} then 0 else 1 end`] : [];
  if (typeof value !== 'number') return [];
  const tolerance = 'within' in comparison ? comparison.within : (value * comparison.percent) / 100;
  const number = sql`(${records.numbers}->${field})::numeric`;
  // Less comparable than any record that has the field.
  const missing = sql`1000`;
  return [
    sql`coalesce(abs(${number} - ${value}::numeric) / ${Math.max(tolerance, 0.01)}::numeric, ${missing})`,
  ];
}

/** The values that people call the same (`searchedAs`): a `Maisonette` and an `Etagenwohnung` are both a `Wohnung`. */
function sameNamed(field: string, value: TermValue, { searchedAs = {} }: CollectionDefinition): TermValue[] {
  const names = searchedAs[field] ?? {};
  const name = names[String(value)];
  return name === undefined ? [value] : Object.keys(names).filter((other) => names[other] === name);
}

function isTerm(value: unknown): value is TermValue {
  return ['string', 'number', 'boolean'].includes(typeof value);
}
