import { TextField } from '../../text-field/text-field.tsx';
import type { FilterField } from './filter-field.ts';

/**
 * A field for one end of a numeric range, for filters of the content API's kind `range`.
 *
 * @group Lists
 * @key Enter: submits the filter
 * @rule Put it into a FilterPanel. Use RangeFilter for both ends side by side.
 */
export function RangeEndFilter({ id, name, value, typed, errors, label, hint }: RangeEndFilterProps) {
  return (
    <TextField
      id={id}
      name={name}
      label={label}
      hint={hint}
      inputMode="decimal"
      errors={errors}
      // German notation: `1200,5`. Ignored input stays in the field, so that visitors can correct it.
      defaultValue={typed ?? value.replace('.', ',')}
      maxLength={20}
      autoComplete="off"
    />
  );
}

export interface RangeEndFilterProps extends FilterField<string, undefined> {
  /** Names the end and its unit: „Gesamtmiete bis, in €“. */
  label: string;
  /** Help text for visitors. @default none */
  hint?: string;
}
