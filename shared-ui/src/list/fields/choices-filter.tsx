import type { FilterOption } from '@stadtraum/contracts/list';
import { CheckboxGroup, type CheckboxGroupProps } from '../../checkbox-group/checkbox-group.tsx';
import type { FilterField } from './filter-field.ts';
import { optionLabel } from './option-label.ts';

/**
 * Checkboxes for any number of values, for filters of the content API's kind `choices`. Each shows its number of results.
 *
 * @group Lists
 * @key Space: ticks or unticks the focused box
 * @rule State in the hint whether one match is enough.
 */
export function ChoicesFilter({
  id,
  name,
  value,
  options,
  errors,
  label,
  hint,
  labelClassNameOf,
  onChange,
}: ChoicesFilterProps) {
  return (
    <CheckboxGroup
      id={id}
      name={name}
      label={label}
      hint={hint}
      errors={errors}
      options={options.map((option) => ({
        value: option.value,
        label: optionLabel(option),
        labelClassName: labelClassNameOf?.(option.value),
      }))}
      defaultValues={value}
      onChange={onChange}
    />
  );
}

export interface ChoicesFilterProps
  extends FilterField<readonly string[], readonly FilterOption[]>,
    Pick<CheckboxGroupProps, 'label' | 'hint' | 'onChange'> {
  /** Class of a box's label, by its value. @default none */
  labelClassNameOf?: (value: string) => string | undefined;
}
