import type { FilterOption } from '@stadtraum/contracts/list';
import { Select, type SelectProps } from '../../select/select.tsx';
import type { FilterField } from './filter-field.ts';
import { optionLabel } from './option-label.ts';

/**
 * A select for one value, for filters of the content API's kind `choice`. Each option shows its number of results.
 *
 * @group Lists
 * @key Arrow Up, Arrow Down: change the option
 * @rule Use FilterLinks if the list has no other filter.
 */
export function ChoiceFilter({ id, name, value, options, errors, label, all, labelOf }: ChoiceFilterProps) {
  return (
    <Select
      id={id}
      name={name}
      label={label}
      errors={errors}
      options={[
        { value: '', label: all },
        ...options.map((option) => ({ value: option.value, label: optionLabel(option, labelOf) })),
      ]}
      defaultValue={value}
    />
  );
}

export interface ChoiceFilterProps
  extends FilterField<string, readonly FilterOption[]>,
    Pick<SelectProps, 'label'> {
  /** The first option, which does not narrow the list: „Alle Bezirke“. */
  all: string;
  /** The visible name of a value. @default the value */
  labelOf?: (value: string) => string;
}
