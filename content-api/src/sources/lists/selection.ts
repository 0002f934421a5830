import type { TermValue } from '../../store/terms.ts';
import type { RecordTest } from './filters/filter-kind.ts';
import { hasAnyTerm } from './filters/terms-test.ts';

/** Values by field that records must have. `{record: field}` refers to the value of `field` in the page's record. */
export type Selection = Readonly<Record<string, TermValue | { record: string }>>;

/** The field that every record has. */
const UID = 'uid';

/** The test for records that match all of `where` and none of `exclude`; undefined if both are empty. */
export function selectionTest(
  { where = {}, exclude = {} }: { where?: Selection | undefined; exclude?: Selection | undefined },
  pageRecord: Record<string, unknown> | undefined,
): RecordTest | undefined {
  const testsOf = (selection: Selection) =>
    Object.entries(selection).map(([field, value]) => testOf(field, valuesOf(value, pageRecord)));
  const [wanted, unwanted] = [testsOf(where), testsOf(exclude)];
  if (wanted.length + unwanted.length === 0) return undefined;
  return (record) => wanted.every((test) => test(record)) && !unwanted.some((test) => test(record));
}

/** The fields that a selection compares, except `uid`. */
export function selectedFields(selection: Selection = {}): string[] {
  return Object.keys(selection).filter((field) => field !== UID);
}

function testOf(field: string, values: readonly TermValue[]): RecordTest {
  if (field !== UID) return hasAnyTerm(field, values);
  const named = new Set(values.map(Number));
  return ({ uid }) => named.has(uid);
}

function valuesOf(value: Selection[string], pageRecord: Record<string, unknown> | undefined): TermValue[] {
  if (typeof value !== 'object') return [value];
  const found = pageRecord?.[value.record];
  const values: unknown[] = Array.isArray(found) ? found : [found];
  return values.filter((entry): entry is TermValue => ['string', 'number', 'boolean'].includes(typeof entry));
}
