import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './text-field.module.css';

/** A line of text to fill in, with its visible label. */
export function TextField({ id, label, hint, className, ...attributes }: TextFieldProps) {
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  return (
    <div className={joinClasses(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input type="text" {...attributes} id={id} className={styles.input} aria-describedby={hintId} />
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'aria-describedby'> {
  /** Unique on the page: label and hint refer to it. */
  id: string;
  label: ReactNode;
  /** What to know before filling it in. */
  hint?: ReactNode;
  /** @default 'text' */
  type?: 'text' | 'search' | 'email' | 'tel' | 'url';
}
