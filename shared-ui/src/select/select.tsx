import type { ComponentProps } from 'react';
import control from '../field/control.module.css';
import { Field, type FieldProps } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import { joinClasses } from '../join-classes.ts';
import styles from './select.module.css';

/**
 * A native select for one of many options.
 *
 * @group Forms
 * @key Arrow Up, Arrow Down: change the option
 * @key Enter, Space: open the list
 * @key Letters: jump to the option that starts with them
 * @rule Use it for more than about six options; use RadioGroup for fewer.
 * @rule Do not submit on change, because keyboard users step through the options.
 */
export function Select({
  id,
  label,
  hint,
  errors,
  required,
  className,
  options,
  ...attributes
}: SelectProps) {
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      errors={errors}
      required={required}
      className={className}
      companion={<Icon name="chevron" className={styles.icon} />}
    >
      {(links) => (
        <select {...attributes} {...links} className={joinClasses(control.control, styles.select)}>
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

export interface SelectProps
  extends FieldProps,
    Omit<ComponentProps<'select'>, keyof FieldProps | 'aria-describedby' | 'children' | 'multiple' | 'size'> {
  /** The options; a reset filter selects the first: „Alle“. */
  options: readonly SelectOption[];
}

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}
