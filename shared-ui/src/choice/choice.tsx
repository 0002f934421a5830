import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './choice.module.css';

/**
 * A radio button or checkbox with its label, which draws the check mark (R2.8-1). The invisible native input covers the mark and
 * receives clicks, keys and focus as usual.
 */
export function Choice({ label, className, inputClassName, labelClassName, ...attributes }: ChoiceProps) {
  return (
    <div className={joinClasses(styles.choice, className)}>
      <input {...attributes} className={joinClasses(styles.input, inputClassName)} />
      {/* Behaviours may mark the label of a ticked box. */}
      <label
        className={joinClasses(styles.label, labelClassName)}
        htmlFor={attributes.id}
        suppressHydrationWarning
      >
        <span className={styles.mark} data-shape={attributes.type} aria-hidden="true" />
        <span className={styles.text}>{label}</span>
      </label>
    </div>
  );
}

export interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type' | 'id' | 'className'> {
  type: 'radio' | 'checkbox';
  /** Unique on the page; the label refers to it. */
  id: string;
  label: ReactNode;
  /** Class of the element around input and label. */
  className?: string | undefined;
  /** Class of the input element, for scripts that select it by class. */
  inputClassName?: string | undefined;
  /** Class of the label. */
  labelClassName?: string | undefined;
}
