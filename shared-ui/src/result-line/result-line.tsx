import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './result-line.module.css';

/** How many hits a filter has, between the filter and its list. Read out when it changes. */
export function ResultLine({ id, action, className, children }: ResultLineProps) {
  return (
    <div className={joinClasses(styles.line, className)}>
      <p id={id} className={styles.result} role="status">
        {children}
      </p>
      {action}
    </div>
  );
}

export interface ResultLineProps {
  /** Of the text, unique on the page. */
  id?: string | undefined;
  /** `3 Projekte zu „Ufer“` */
  children: ReactNode;
  /** What can be done with the whole list: a link or a button. @default none */
  action?: ReactNode;
  className?: string | undefined;
}
