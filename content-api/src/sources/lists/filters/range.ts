import { type BoundsRules, bounds, readBounds, within } from './bounds.ts';
import type { FilterKind } from './filter-kind.ts';

/**
 * Matches if the number is between two numbers, both inclusive and optional: `prefix[<name>von]` and `prefix[<name>bis]`. Records
 * without the field do not match. Values are normalised to the number format of HTML: `1.200,50` becomes `1200.5`.
 */
export const range: FilterKind = {
  fieldTypes: ['number', 'integer'],
  parameters: ({ name }) => bounds(name),
  read: ({ name }, values) => readBounds(name, values, RULES).values,
  problems: ({ name }, values) => readBounds(name, values, RULES).problems,
  test: ({ name, field }, values) => within(name, field, values, Number),
  keys({ field }, record) {
    const value = record[field];
    return typeof value === 'number' ? { numbers: { [field]: value } } : {};
  },
};

/** Accepts up to nine digits and two decimals; a full stop before exactly three digits is a German thousands separator. */
function readNumber(typed: string): string {
  const text = typed.slice(0, 40).replace(/[\s€²m]/g, '');
  const grouped = /^[1-9]\d{0,2}(\.\d{3})+(,\d{1,2})?$/.test(text) ? text.replaceAll('.', '') : text;
  const number = grouped.replace(',', '.');
  return /^\d{1,9}(\.\d{1,2})?$/.test(number) ? String(Number(number)) : '';
}

const RULES: BoundsRules = {
  normalise: readNumber,
  toNumber: Number,
  invalid: 'not-a-number',
  reversed: 'below-start',
};
