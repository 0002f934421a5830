import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './result-line.module.css';

/**
 * The number of results, between a filter and its list. Screen readers announce changes.
 *
 * @group Feedback
 * @key Tab: moves to the action, if there is one
 * @rule Name the filter in the text: `25 Treffer zu „Betriebskosten“`.
 * @rule Keep it mounted while its text changes; otherwise screen readers miss the change.
 */
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
  /** Id of the text, unique on the page. */
  id?: string | undefined;
  /** The result: `3 Projekte zu „Ufer“`. */
  children: ReactNode;
  /** A link or button that acts on the whole list. @default none */
  action?: ReactNode;
  className?: string | undefined;
}
