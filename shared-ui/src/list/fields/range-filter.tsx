import { TextField } from '../../text-field/text-field.tsx';
import type { FilterField } from './filter-field.ts';

/**
 * Two fields for the ends of a range of numbers, either of which may be empty: the filter kind `range` of the content API. They
 * are two items in their parent's layout.
 *
 * @group Lists
 * @key Enter: submits the filter
 * @rule Put it into a FilterPanel, which places the two fields side by side.
 */
export function RangeFilter({ from, to, label, unit }: RangeFilterProps) {
  const end = ({ id, name, value }: FilterField<string, undefined>, word: string) => (
    <TextField
      id={id}
      name={name}
      label={`${label} ${word}${unit ? `, in ${unit}` : ''}`}
      inputMode="decimal"
      // As a German types it: `1200,5`.
      defaultValue={value.replace('.', ',')}
      maxLength={20}
      autoComplete="off"
    />
  );
  return (
    <>
      {end(from, 'ab')}
      {end(to, 'bis')}
    </>
  );
}

export interface RangeFilterProps {
  /** The lower end; its value as HTML writes numbers: `1200.5`. */
  from: FilterField<string, undefined>;
  /** The upper end. */
  to: FilterField<string, undefined>;
  /** What is measured: „Gesamtmiete“. */
  label: string;
  /** „€“ @default none */
  unit?: string;
}
