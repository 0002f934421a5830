import { fieldValues } from '../../../store/record-fields.ts';
import { hasAnyTerm, termsOf } from '../../../store/terms.ts';
import type { FilterKind } from './filter-kind.ts';

/**
 * Matches if the field has any of the values. The filter is a group of checkboxes, whose parameter is repeated as `prefix[name]` or
 * `prefix[name][]`. The values are sorted like the field's `enum`; unknown values are ignored.
 */
export const choices: FilterKind = {
  fieldTypes: ['string', 'integer', 'array'],
  hasOptions: true,
  parameters: ({ name }) => [name, listName(name)],
  read({ name, field, definition }, values) {
    const requested = new Set([...values(name), ...values(listName(name))]);
    return { [name]: fieldValues(definition, field).filter((value) => requested.has(value)) };
  },
  condition({ name, field }, values) {
    const chosen = values[name];
    return Array.isArray(chosen) && chosen.length > 0 ? hasAnyTerm(field, chosen) : undefined;
  },
  keys: ({ field }, record) => ({ terms: termsOf(field, record[field]) }),
};

/** The name within the brackets of `prefix[name][]`. */
function listName(name: string): string {
  return `${name}][`;
}
