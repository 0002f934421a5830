import { termsOf } from '../../../store/terms.ts';
import type { FilterKind } from './filter-kind.ts';
import { hasAnyTerm } from './terms-test.ts';

/** Matches if the field is true. The filter is a checkbox; any value except `0`, `false` and an empty value checks it. */
export const flag: FilterKind = {
  fieldTypes: ['boolean'],
  parameters: ({ name }) => [name],
  read: ({ name }, values) => ({ [name]: !['', '0', 'false'].includes(values(name)[0] ?? '') }),
  test: ({ name, field }, values) => (values[name] ? hasAnyTerm(field, true) : undefined),
  keys: ({ field }, record) => ({ terms: termsOf(field, record[field]) }),
};
