import type { ComponentProps, CSSProperties } from 'react';
import control from '../field/control.module.css';
import { Field, type FieldProps } from '../field/field.tsx';
import { joinClasses } from '../join-classes.ts';
import styles from './text-area.module.css';

/**
 * A multi-line text field. It grows with its text in browsers that support this, and can be resized.
 *
 * @group Forms
 * @key Enter: starts a new line
 * @key Tab: moves to the next field
 * @rule Set `rows` to the usual length of an answer.
 * @rule State a maximum length in `hint`.
 */
export function TextArea({
  id,
  label,
  hint,
  errors,
  required,
  className,
  rows = 5,
  ...attributes
}: TextAreaProps) {
  return (
    <Field id={id} label={label} hint={hint} errors={errors} required={required} className={className}>
      {(links) => (
        <textarea
          {...attributes}
          {...links}
          rows={rows}
          style={{ '--rows': rows } as CSSProperties}
          className={joinClasses(control.control, styles.textArea)}
        />
      )}
    </Field>
  );
}

export interface TextAreaProps
  extends FieldProps,
    Omit<ComponentProps<'textarea'>, keyof FieldProps | 'aria-describedby' | 'style'> {
  /**
   * Number of lines visible initially.
   * @default 5
   */
  rows?: number;
}
