import { TextField, type TextFieldProps } from '../../text-field/text-field.tsx';
import type { FilterField } from './filter-field.ts';

/**
 * A search field for filters of the content API's kind `text`.
 *
 * @group Lists
 * @key Enter: submits the filter
 * @rule State in the hint that part of a word is enough.
 */
export function TextFilter({ id, name, value, label, hint }: TextFilterProps) {
  return (
    <TextField
      id={id}
      name={name}
      label={label}
      hint={hint}
      type="search"
      defaultValue={value}
      maxLength={200}
      autoComplete="off"
    />
  );
}

export interface TextFilterProps
  extends Omit<FilterField<string, undefined>, 'options'>,
    Pick<TextFieldProps, 'label' | 'hint'> {
  /** A text filter has no options. */
  options?: undefined;
}
