import { hasAnyTerm, termsOf } from '../../../store/terms.ts';
import type { FilterKind } from './filter-kind.ts';

/** The field is true: a checkbox. Every value except an empty one, `0` and `false` ticks it. */
export const flag: FilterKind = {
  fieldTypes: ['boolean'],
  parameters: ({ name }) => [name],
  read: ({ name }, values) => ({ [name]: !['', '0', 'false'].includes(values(name)[0] ?? '') }),
  condition: ({ name, field }, values) => (values[name] ? hasAnyTerm(field, [true]) : undefined),
  keys: ({ field }, record) => ({ terms: termsOf(field, record[field]) }),
};
