import type { ReactNode } from 'react';
import styles from './empty-result.module.css';

/**
 * The text shown instead of an empty list, depending on whether a filter narrows it.
 *
 * @group Lists
 * @key Tab: moves to the reset, if there is one
 * @rule Suggest in `noMatch` what the visitor can change.
 * @rule Give `reset` unless the list's reset is already visible above it.
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
  /** Whether a filter narrows the list. */
  isFiltered: boolean;
  /** For a list that is empty without a filter. */
  noRecords: string;
  /** For a filter without results. */
  noMatch: string;
  /** Link or button to the list without a filter, shown below `noMatch`. @default none */
  reset?: ReactNode;
}
