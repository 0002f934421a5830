import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './form.module.css';

/**
 * A form that consists of an error summary, an explanation of the asterisk, groups of fields, and buttons.
 *
 * @group Forms
 * @key Tab: moves through the fields and buttons
 * @key Enter: submits the form from a text field
 * @rule Validate on the server too, and pass its errors to the summary and the fields.
 * @rule Group related fields with FormGroup.
 */
export function Form({
  errorSummary,
  actions,
  explainsRequired = true,
  className,
  children,
  ...attributes
}: FormProps) {
  return (
    <form {...attributes} className={joinClasses(styles.form, className)}>
      {errorSummary}
      {explainsRequired && (
        <p className={styles.note}>
          Felder mit <span className={styles.star}>*</span> müssen ausgefüllt werden.
        </p>
      )}
      <div className={styles.groups}>{children}</div>
      <div className={styles.actions}>{actions}</div>
    </form>
  );
}

export interface FormProps extends ComponentProps<'form'> {
  /** An `ErrorSummary`. */
  errorSummary?: ReactNode;
  /** The buttons, with the submit button first. */
  actions: ReactNode;
  /** Whether to explain the asterisk of required fields. @default true */
  explainsRequired?: boolean;
  /** `FormGroup`s. */
  children?: ReactNode;
}
