import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './choice.module.css';

/**
 * A radio button or checkbox with its label, which draws the check mark (R2.8-1). The native input lies, unseen, upon the
 * mark: it takes clicks, keys and focus as ever.
 */
export function Choice({ label, className, inputClassName, labelClassName, ...attributes }: ChoiceProps) {
  return (
    <div className={joinClasses(styles.choice, className)}>
      <input {...attributes} className={joinClasses(styles.input, inputClassName)} />
      <label className={joinClasses(styles.label, labelClassName)} htmlFor={attributes.id}>
        <span className={styles.mark} data-shape={attributes.type} aria-hidden="true" />
        <span className={styles.text}>{label}</span>
      </label>
    </div>
  );
}

export interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type' | 'id' | 'className'> {
  type: 'radio' | 'checkbox';
  /** Unique on the page: the label refers to it. */
  id: string;
  label: ReactNode;
  /** Of input and label together. */
  className?: string | undefined;
  /** Of the input itself, where it is to be found by a class. */
  inputClassName?: string | undefined;
  /** Of the label alone. */
  labelClassName?: string | undefined;
}
