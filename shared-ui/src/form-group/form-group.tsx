import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './form-group.module.css';

/**
 * A group of related fields. It is highlighted while one of its fields has the focus (R2.9-2). Short fields are side by side if
 * there is room.
 *
 * @group Forms
 * @key Tab: moves through the fields
 * @rule Use it inside Form. Use RadioGroup or CheckboxGroup for the options of one question.
 */
export function FormGroup({ className, children }: FormGroupProps) {
  return <div className={joinClasses(styles.group, className)}>{children}</div>;
}

export interface FormGroupProps {
  className?: string | undefined;
  /** Fields of the kit. */
  children?: ReactNode;
}
