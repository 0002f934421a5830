import type { CollectionDefinition } from '../../store/collection.ts';
import type { ComparedRecord } from '../../store/schema.ts';
import type { TermValue } from '../../store/terms.ts';
import type { RecordTest } from './filters/filter-kind.ts';
import { hasAnyTerm } from './filters/terms-test.ts';
import type { Likeness } from './list-declaration.ts';

/** A comparison of one field with the page's record. */
type Comparison = Likeness[string];
type Distance = (record: ComparedRecord) => number;

/** Less comparable than any record that has the field. */
const DISTANCE_WITHOUT_FIELD = 1000;

/**
 * Compares records with the page's record: the test that they have what is `required`, and the distance by which they are sorted,
 * nearest first. A preferred value that is missing and a difference as large as the tolerance both count 1. Fields that the page's record
 * does not have are not compared.
 */
export function likenessTo(
  like: Likeness,
  pageRecord: Record<string, unknown> | undefined,
  definition: CollectionDefinition,
): { isComparable: RecordTest; distance: Distance } {
  const compared = Object.entries(like).map(([field, comparison]) => ({
    ...{ field, comparison, value: pageRecord?.[field] },
  }));
  const required = compared.flatMap(({ field, comparison, value }) =>
    comparison === 'required' && isTerm(value)
      ? [hasAnyTerm(field, sameNamed(field, value, definition))]
      : [],
  );
  const distances = compared.flatMap(
    ({ field, comparison, value }) => distanceOf(field, comparison, value) ?? [],
  );
  return {
    isComparable: (record) => required.every((test) => test(record)),
    distance: (record) => distances.reduce((sum, distance) => sum + distance(record), 0),
  };
}

/** The fields whose values are compared as terms. */
export function fieldsLikened(like: Likeness = {}): string[] {
  return Object.keys(like).filter((field) => typeof like[field] === 'string');
}

/** The fields whose values are compared as numbers. */
export function numbersLikened(like: Likeness = {}): string[] {
  return Object.keys(like).filter((field) => typeof like[field] === 'object');
}

function distanceOf(field: string, comparison: Comparison, value: unknown): Distance | undefined {
  if (comparison === 'required') return undefined;
  if (comparison === 'preferred') {
    const isSame = isTerm(value) && hasAnyTerm(field, value);
    return isSame ? (record) => (isSame(record) ? 0 : 1) : undefined;
  }
  if (typeof value !== 'number') return undefined;
  const tolerance = 'within' in comparison ? comparison.within : (value * comparison.percent) / 100;
  return ({ numbers }) => {
    const number = numbers[field];
    return number === undefined
      ? DISTANCE_WITHOUT_FIELD
      : Math.abs(number - value) / Math.max(tolerance, 0.01);
  };
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
