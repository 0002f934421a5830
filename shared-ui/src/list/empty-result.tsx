import type { ReactNode } from 'react';
import styles from './empty-result.module.css';

/**
 * The text shown instead of an empty list; it depends on whether a filter is active.
 *
 * @group Lists
 * @key Tab: moves to `reset`, if there is one
 * @rule Suggest in `noMatch` what the visitor can change.
 * @rule Pass `reset` unless a reset is already visible above the list.
 */
export function EmptyResult({ isFiltered, noRecords, noMatch, reset }: EmptyResultProps) {
  if (!isFiltered || !reset) return <p className={styles.empty}>{isFiltered ? noMatch : noRecords}</p>;
  return (
    <div className={styles.empty}>
      <p>{noMatch}</p>
      {reset}
    </div>
  );
}

export interface EmptyResultProps {
  /** Whether a filter is active. */
  isFiltered: boolean;
  /** Text for a list that is empty without a filter. */
  noRecords: string;
  /** Text for a filter without results. */
  noMatch: string;
  /** A link or button to the unfiltered list, shown below `noMatch`. @default none */
  reset?: ReactNode;
}
