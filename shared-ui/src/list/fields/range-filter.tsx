import { TextField } from '../../text-field/text-field.tsx';
import type { FilterField } from './filter-field.ts';
import styles from './range-filter.module.css';

/**
 * Two fields for the ends of a numeric range, for filters of the content API's kind `range`. Either end may be empty. The two
 * fields are always side by side.
 *
 * @group Lists
 * @key Enter: submits the filter
 * @rule Put it into a FilterPanel.
 */
export function RangeFilter({ from, to, label, unit }: RangeFilterProps) {
  const end = ({ id, name, value, typed, errors }: FilterField<string, undefined>, word: string) => (
    <TextField
      id={id}
      name={name}
      label={`${label} ${word}${unit ? `, in ${unit}` : ''}`}
      inputMode="decimal"
      errors={errors}
      // German notation: `1200,5`. Ignored input stays in the field, so that visitors can correct it.
      defaultValue={typed ?? value.replace('.', ',')}
      maxLength={20}
      autoComplete="off"
    />
  );
  return (
    <div className={styles.range}>
      {end(from, 'ab')}
      {end(to, 'bis')}
    </div>
  );
}

export interface RangeFilterProps {
  /** The lower end; its value has a decimal point: `1200.5`. */
  from: FilterField<string, undefined>;
  /** The upper end. */
  to: FilterField<string, undefined>;
  /** Name of the number: „Gesamtmiete“. */
  label: string;
  /** For example „€“. @default none */
  unit?: string;
}
