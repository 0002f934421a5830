import type { ChangeEventHandler, FocusEventHandler } from 'react';
import { Choice } from '../choice/choice.tsx';
import type { FieldProps } from '../field/field.tsx';
import { FieldGroup, type GroupOption } from '../field-group/field-group.tsx';

/**
 * A group of checkboxes for one question. Errors follow the container of the boxes (R5.4-2).
 *
 * @group Forms
 * @key Tab: moves to the next box
 * @key Space: ticks or unticks the focused box
 * @rule Use it for up to about ten options of which any number may apply.
 * @rule Validate `required` on the server too: HTML cannot require at least one box.
 */
export function CheckboxGroup({
  name,
  options,
  values,
  defaultValues = [],
  disabled,
  required,
  inputClassName,
  onChange,
  onBlur,
  ...group
}: CheckboxGroupProps) {
  return (
    <FieldGroup {...group} required={required}>
      {({ firstId, attributes }) =>
        options.map((option, index) => (
          <Choice
            key={`${option.name ?? ''} ${option.value}`}
            {...attributes}
            {...(values === undefined
              ? { defaultChecked: option.defaultChecked ?? defaultValues.includes(option.value) }
              : { checked: values.includes(option.value) })}
            type="checkbox"
            id={index === 0 ? firstId : `${firstId}-${index + 1}`}
            name={option.name ?? name}
            value={option.value}
            label={option.label}
            inputClassName={inputClassName}
            labelClassName={option.labelClassName}
            disabled={disabled || option.disabled}
            onChange={onChange}
            onBlur={onBlur}
          />
        ))
      }
    </FieldGroup>
  );
}

export interface CheckboxGroupProps extends FieldProps {
  /** Form name of the boxes without a `name`. */
  name?: string | undefined;
  /** The boxes, with different values or different names. */
  options: readonly CheckboxOption[];
  /** The ticked values of a controlled group, together with `onChange`. */
  values?: readonly string[] | undefined;
  /** The values ticked initially. @default [] */
  defaultValues?: readonly string[] | undefined;
  /** Class of each input element, for scripts that select it by class. */
  inputClassName?: string | undefined;
  /** Whether at least one box must be ticked; only shown, because HTML cannot enforce it. @default false */
  required?: boolean | undefined;
  /** Whether all options are disabled. @default false */
  disabled?: boolean | undefined;
  /** Called when a box is ticked or unticked. */
  onChange?: ChangeEventHandler<HTMLInputElement> | undefined;
  /** Called when the focus leaves a box. */
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
}

export interface CheckboxOption extends GroupOption {
  /** Class of the box's label. */
  labelClassName?: string | undefined;
  /** @default the group's name */
  name?: string | undefined;
  /** Whether the box is ticked initially. @default from the group's `defaultValues` */
  defaultChecked?: boolean | undefined;
}
