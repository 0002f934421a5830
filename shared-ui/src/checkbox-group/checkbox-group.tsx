import type { ChangeEventHandler, FocusEventHandler } from 'react';
import { Choice } from '../choice/choice.tsx';
import type { FieldProps } from '../field/field.tsx';
import { FieldGroup, type GroupOption } from '../field-group/field-group.tsx';

/** Any number of a few options. Errors stand after the container of the boxes (R5.4-2). */
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
        options.map(({ value, label, labelClassName, disabled: optionDisabled }, index) => (
          <Choice
            key={value}
            {...attributes}
            {...(values === undefined
              ? { defaultChecked: defaultValues.includes(value) }
              : { checked: values.includes(value) })}
            type="checkbox"
            id={index === 0 ? firstId : `${firstId}-${index + 1}`}
            name={name}
            value={value}
            label={label}
            inputClassName={inputClassName}
            labelClassName={labelClassName}
            disabled={disabled || optionDisabled}
            onChange={onChange}
            onBlur={onBlur}
          />
        ))
      }
    </FieldGroup>
  );
}

export interface CheckboxGroupProps extends FieldProps {
  /** Of every box. */
  name: string;
  /** With different values. */
  options: readonly CheckboxOption[];
  /** What is ticked, where the parent decides: together with `onChange`. */
  values?: readonly string[] | undefined;
  /** What is ticked at first. @default [] */
  defaultValues?: readonly string[] | undefined;
  /** Of every box itself, where it is to be found by a class. */
  inputClassName?: string | undefined;
  /** At least one box must be ticked: only shown here, HTML cannot ask for it. @default false */
  required?: boolean | undefined;
  /** Of all options. @default false */
  disabled?: boolean | undefined;
  onChange?: ChangeEventHandler<HTMLInputElement> | undefined;
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
}

export interface CheckboxOption extends GroupOption {
  /** Of the box's label, to mark it. */
  labelClassName?: string | undefined;
}
