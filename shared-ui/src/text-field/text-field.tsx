import type { ComponentProps } from 'react';
import control from '../field/control.module.css';
import { Field, type FieldProps } from '../field/field.tsx';
import { joinClasses } from '../join-classes.ts';

/**
 * A single-line text field with a visible label.
 *
 * @group Forms
 * @key Enter: submits the form
 * @rule Choose matching `type` and `autoComplete`; they determine the keyboard and autofill.
 * @rule Do not use a placeholder instead of a label or hint.
 */
export function TextField({
  id,
  label,
  hint,
  errors,
  required,
  className,
  inputClassName,
  type = 'text',
  ...attributes
}: TextFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} errors={errors} required={required} className={className}>
      {(links) => (
        <input
          {...TYPE_ATTRIBUTES[type]}
          type={type}
          {...attributes}
          {...links}
          className={joinClasses(control.control, inputClassName)}
        />
      )}
    </Field>
  );
}

export interface TextFieldProps
  extends FieldProps,
    Omit<ComponentProps<'input'>, keyof FieldProps | 'type' | 'aria-describedby'> {
  /**
   * The kind of text; it determines a phone's keyboard and the browser's autofill.
   * @default 'text'
   */
  type?: 'text' | 'search' | 'email' | 'tel' | 'url';
  /** Class of the input element, for scripts that select it by class. */
  inputClassName?: string | undefined;
}

/** Default attributes for each type. */
const TYPE_ATTRIBUTES: Record<NonNullable<TextFieldProps['type']>, ComponentProps<'input'>> = {
  text: {},
  search: { enterKeyHint: 'search' },
  email: { autoComplete: 'email', autoCapitalize: 'none', spellCheck: false },
  tel: { autoComplete: 'tel' },
  url: { autoCapitalize: 'none', spellCheck: false },
};
