import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './form-group.module.css';

/**
 * Fields that belong together, as a part of a form. It is highlighted while one of them has focus (R2.9-2). Several short
 * fields stand beside each other where there is room.
 */
export function FormGroup({ className, children }: FormGroupProps) {
  return <div className={joinClasses(styles.group, className)}>{children}</div>;
}

export interface FormGroupProps {
  className?: string | undefined;
  /** Fields of the kit. */
  children?: ReactNode;
}
