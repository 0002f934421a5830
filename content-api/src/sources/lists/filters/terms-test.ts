import { termsOf } from '../../../store/terms.ts';
import type { RecordTest } from './filter-kind.ts';

/** The test for records whose field has the value, or one of the values; for an array, one of its entries. */
export function hasAnyTerm(field: string, values: unknown): RecordTest {
  const wanted = termsOf(field, values);
  return ({ terms }) => wanted.some((term) => terms.includes(term));
}
