import type { ComponentProps, CSSProperties } from 'react';
import control from '../field/control.module.css';
import { Field, type FieldProps } from '../field/field.tsx';
import { joinClasses } from '../join-classes.ts';
import styles from './text-area.module.css';

/** Several lines of text to fill in. It grows with what is written, where browsers can, and can be pulled larger. */
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
   * Lines that are seen at first.
   * @default 5
   */
  rows?: number;
}
