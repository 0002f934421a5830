import type { FilterField } from './filter-field.ts';
import { RangeEndFilter } from './range-end-filter.tsx';
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
  const labelOf = (word: string) => `${label} ${word}${unit ? `, in ${unit}` : ''}`;
  return (
    <div className={styles.range}>
      <RangeEndFilter {...from} label={labelOf('ab')} />
      <RangeEndFilter {...to} label={labelOf('bis')} />
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
