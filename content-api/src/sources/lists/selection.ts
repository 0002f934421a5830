import { and, inArray, not, type SQL, sql } from 'drizzle-orm';
import { records } from '../../store/schema.ts';
import { hasAnyTerm, type TermValue } from '../../store/terms.ts';

/** Values by field that records must have. `{record: field}` refers to the value of `field` in the page's record. */
export type Selection = Readonly<Record<string, TermValue | { record: string }>>;

/** The field that every record has. */
const UID = 'uid';

/** SQL condition for records that match all of `where` and none of `exclude`; undefined if both are empty. */
export function selectionScope(
  { where = {}, exclude = {} }: { where?: Selection | undefined; exclude?: Selection | undefined },
  pageRecord: Record<string, unknown> | undefined,
): SQL | undefined {
  const matches = (selection: Selection) =>
    Object.entries(selection).map(([field, value]) => match(field, valuesOf(value, pageRecord)));
  return and(...matches(where), ...matches(exclude).map(not));
}

/** The fields that a selection compares, except `uid`. */
export function selectedFields(selection: Selection = {}): string[] {
  return Object.keys(selection).filter((field) => field !== UID);
}

function match(field: string, values: TermValue[]): SQL {
  if (values.length === 0) return sql`false`;
  return field === UID ? inArray(records.uid, values.map(Number)) : hasAnyTerm(field, values);
}

function valuesOf(value: Selection[string], pageRecord: Record<string, unknown> | undefined): TermValue[] {
  if (typeof value !== 'object') return [value];
  const found = pageRecord?.[value.record];
  const values: unknown[] = Array.isArray(found) ? found : [found];
  return values.filter((entry): entry is TermValue => ['string', 'number', 'boolean'].includes(typeof entry));
}
