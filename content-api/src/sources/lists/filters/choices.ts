import { fieldValues } from '../../../store/record-fields.ts';
import { termsOf } from '../../../store/terms.ts';
import type { FilterKind, ParameterValues } from './filter-kind.ts';
import { problemsOf } from './problem.ts';
import { hasAnyTerm } from './terms-test.ts';

/** Maximum number of unknown values that are named. */
const MAX_PROBLEMS = 3;

/**
 * Matches if the field has any of the values. The filter is a group of checkboxes, whose parameter is repeated as `prefix[name]` or
 * `prefix[name][]`. The values are sorted like the field's `enum`; unknown values are ignored.
 */
export const choices: FilterKind = {
  fieldTypes: ['string', 'integer', 'array'],
  parameters: ({ name }) => [name, listName(name)],
  read({ name, field, definition }, values) {
    const requested = requestedValues(name, values);
    return { [name]: fieldValues(definition, field).filter((value) => requested.has(value)) };
  },
  problems({ name, field, definition }, values) {
    const options = fieldValues(definition, field);
    return [...requestedValues(name, values)]
      .filter((value) => !options.includes(value))
      .flatMap((value) => problemsOf(name, value, 'not-an-option'))
      .slice(0, MAX_PROBLEMS);
  },
  chosenTerms: ({ name, field }, values) => termsOf(field, values[name]),
  test({ name, field }, values) {
    const chosen = values[name];
    return Array.isArray(chosen) && chosen.length > 0 ? hasAnyTerm(field, chosen) : undefined;
  },
  keys: ({ field }, record) => ({ terms: termsOf(field, record[field]) }),
};

function requestedValues(name: string, values: ParameterValues): Set<string> {
  return new Set([...values(name), ...values(listName(name))]);
}

/** The name within the brackets of `prefix[name][]`. */
function listName(name: string): string {
  return `${name}][`;
}
