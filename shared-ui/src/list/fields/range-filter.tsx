import type { FilterField } from './filter-field.ts';
import styles from './range-filter.module.css';
import { TextFilter } from './text-filter.tsx';

/**
 * Two fields for the ends of a numeric range, for filters of the content API's kind `range`. Either end may be empty. The two
 * fields are always side by side.
 *
 * @group Lists
 * @key Enter: submits the filter
 * @rule Put it into a FilterPanel.
 */
export function RangeFilter({ from, to, label, unit }: RangeFilterProps) {
  const labelOf = (word: string) => `${label} ${word}${unit ? `, in ${unit}` : ''}`;
  return (
    <div className={styles.range}>
      <TextFilter {...from} isNumber label={labelOf('ab')} />
      <TextFilter {...to} isNumber label={labelOf('bis')} />
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
