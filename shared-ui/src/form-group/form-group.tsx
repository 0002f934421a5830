import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './form-group.module.css';

/**
 * Related fields, as one part of a form. It is highlighted while one of its fields has the focus (R2.9-2). Short fields are
 * side by side where there is room.
 *
 * @group Forms
 * @key Tab: moves through the fields
 * @rule Use it inside Form. For the options of one question use RadioGroup or CheckboxGroup.
 */
export function FormGroup({ className, children }: FormGroupProps) {
  return <div className={joinClasses(styles.group, className)}>{children}</div>;
}

export interface FormGroupProps {
  className?: string | undefined;
  /** Fields of the kit. */
  children?: ReactNode;
}
