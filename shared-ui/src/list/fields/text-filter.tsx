import { TextField, type TextFieldProps } from '../../text-field/text-field.tsx';
import type { FilterField } from './filter-field.ts';

/**
 * A field for filters of the content API's kind `text`, or for one end of a `range`.
 *
 * @group Lists
 * @key Enter: submits the filter
 * @rule State in the hint that part of a word is enough.
 * @rule Name the end of a range and its unit in the label: „Gesamtmiete bis, in €“. Use RangeFilter for both ends side by side.
 */
export function TextFilter({ value, typed, options: _, isNumber = false, ...control }: TextFilterProps) {
  return (
    <TextField
      {...control}
      {...(isNumber ? { inputMode: 'decimal', maxLength: 20 } : { type: 'search', maxLength: 200 })}
      // German notation: `1200,5`. Ignored input stays in the field, so that visitors can correct it.
      defaultValue={typed ?? (isNumber ? value.replace('.', ',') : value)}
      autoComplete="off"
    />
  );
}

export interface TextFilterProps
  extends Omit<FilterField<string, undefined>, 'options'>,
    Pick<TextFieldProps, 'label' | 'hint'> {
  /** Whether it is for a number, whose value has a decimal point: `1200.5`. @default false */
  isNumber?: boolean;
  /** A text filter has no options. */
  options?: undefined;
}
