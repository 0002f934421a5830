import type { KeyboardEvent, MouseEvent } from 'react';
import { useIsHydrated } from '../hydration/hydration.ts';
import { Icon } from '../icon/icon.tsx';
import { type Sort, sortAfterPress } from './sort.ts';
import styles from './table.module.css';

/**
 * The content of a sortable column's head: a link to the page in that order, which hydration turns into a button (R2.11-22,
 * P22). If the server offers no other order, it is plain text until hydration.
 */
export function SortHead({ column, label, sorting, hintId }: SortHeadProps) {
  const isHydrated = useIsHydrated();
  const { sort, hrefOf, onPress } = sorting;

  function press(event: MouseEvent | KeyboardEvent): void {
    // With one of these keys, a link opens elsewhere.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onPress(column);
  }

  function pressByKey(event: KeyboardEvent): void {
    // Enter on a link is a click.
    if (event.key === ' ' || (event.key === 'Enter' && !hrefOf)) press(event);
  }

  return (
    <a
      className={styles.sort}
      href={hrefOf?.(sortAfterPress(column, sort))}
      aria-describedby={hintId}
      {...(isHydrated && {
        role: 'button',
        onClick: press,
        onKeyDown: pressByKey,
        ...(!hrefOf && { tabIndex: 0 }),
      })}
    >
      {label}
      <Icon name="chevron" className={styles.sign} />
    </a>
  );
}

export interface TableSorting {
  /** The current order of the rows. */
  sort: Sort | undefined;
  /** Address of the page in another order. @default none: only a script can sort */
  hrefOf?: ((sort: Sort) => string) | undefined;
  /** A sortable head was pressed. */
  onPress: (column: string) => void;
  /** Column whose head spans six columns (R2.11-22). */
  wideColumn: string | undefined;
}

interface SortHeadProps {
  /** Key of the column. */
  column: string;
  label: string;
  sorting: TableSorting;
  /** Id of the text that says that heads sort. */
  hintId: string;
}
