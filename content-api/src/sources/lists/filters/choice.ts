import { fieldValues } from '../../../store/record-fields.ts';
import { termsOf } from '../../../store/terms.ts';
import type { FilterKind } from './filter-kind.ts';
import { problemsOf } from './problem.ts';
import { hasAnyTerm } from './terms-test.ts';

/** Matches if the field has the value. The filter is a select. Only the first value is used; unknown values are ignored. */
export const choice: FilterKind = {
  fieldTypes: ['string', 'integer', 'array'],
  parameters: ({ name }) => [name],
  read({ name, field, definition }, values) {
    const [value = ''] = values(name);
    return { [name]: fieldValues(definition, field).includes(value) ? value : '' };
  },
  problems({ name, field, definition }, values) {
    const [value = ''] = values(name);
    return fieldValues(definition, field).includes(value) ? [] : problemsOf(name, value, 'not-an-option');
  },
  chosenTerms: ({ name, field }, values) => (values[name] === '' ? [] : termsOf(field, values[name])),
  test({ name, field }, values) {
    const value = values[name];
    return typeof value === 'string' && value !== '' ? hasAnyTerm(field, value) : undefined;
  },
  keys: ({ field }, record) => ({ terms: termsOf(field, record[field]) }),
};
