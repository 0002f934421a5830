import { CheckboxGroup, type CheckboxGroupProps } from '../../checkbox-group/checkbox-group.tsx';
import type { FilterField } from './filter-field.ts';

/**
 * Checkboxes for filters of the content API's kind `flag`, each with its own parameter. Results must match all ticked boxes.
 *
 * @group Lists
 * @key Space: ticks or unticks the focused box
 * @rule Use ChoicesFilter if one match is enough.
 */
export function FlagsFilter({ id, label, flags }: FlagsFilterProps) {
  return (
    <CheckboxGroup
      id={id}
      label={label}
      options={flags.map(({ name, value, label }) => ({ name, value: '1', label, defaultChecked: value }))}
    />
  );
}

export interface FlagsFilterProps extends Pick<CheckboxGroupProps, 'label'> {
  /** Unique on the page. */
  id: string;
  /** One flag for each box. */
  flags: readonly (Pick<FilterField<boolean, undefined>, 'name' | 'value'> & { label: string })[];
}
