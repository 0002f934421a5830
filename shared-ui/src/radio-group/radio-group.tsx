import type { ChangeEventHandler, FocusEventHandler } from 'react';
import { Choice } from '../choice/choice.tsx';
import type { FieldProps } from '../field/field.tsx';
import { FieldGroup, type GroupOption } from '../field-group/field-group.tsx';

/**
 * Radio buttons for one of a few visible options. Errors appear in the group's error container (R5.4-2).
 *
 * @group Forms
 * @key Tab: moves to the selected option, or to the first if none is selected
 * @key Arrow keys: select the next or previous option
 * @key Space: selects the focused option
 * @rule Use it for up to about six options; use Select for more.
 * @rule Preselect an option only if it is right for most visitors.
 */
export function RadioGroup({
  name,
  options,
  value,
  defaultValue,
  disabled,
  onChange,
  onBlur,
  ...group
}: RadioGroupProps) {
  return (
    <FieldGroup {...group} isRadioGroup>
      {({ firstId, attributes }) =>
        options.map((option, index) => (
          <Choice
            key={option.value}
            {...attributes}
            {...checkedBy(option.value, value, defaultValue)}
            type="radio"
            id={index === 0 ? firstId : `${firstId}-${index + 1}`}
            name={name}
            value={option.value}
            label={option.label}
            required={group.required}
            disabled={disabled || option.disabled}
            onChange={onChange}
            onBlur={onBlur}
          />
        ))
      }
    </FieldGroup>
  );
}

export interface RadioGroupProps extends FieldProps {
  /** Form name of all options. */
  name: string;
  /** The options, with different values. */
  options: readonly GroupOption[];
  /** The selected option of a controlled group, together with `onChange`. */
  value?: string | undefined;
  /** The option selected initially. @default none */
  defaultValue?: string | undefined;
  /** Whether all options are disabled. @default false */
  disabled?: boolean | undefined;
  /** Called when another option is selected. */
  onChange?: ChangeEventHandler<HTMLInputElement> | undefined;
  /** Called when the focus leaves an option. */
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
}

function checkedBy(option: string, value: string | undefined, defaultValue: string | undefined) {
  return value === undefined ? { defaultChecked: option === defaultValue } : { checked: option === value };
}
