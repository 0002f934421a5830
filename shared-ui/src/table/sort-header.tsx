import type { KeyboardEvent, MouseEvent } from 'react';
import { useIsHydrated } from '../hydration/hydration.ts';
import { Icon } from '../icon/icon.tsx';
import { hasModifier } from '../modifier-keys.ts';
import { type Sort, sortAfterPress } from './sort.ts';
import styles from './table.module.css';

/**
 * The content of a sortable column header: a link to the sorted page, which scripts turn into a button (R2.11-22, P22). If the
 * server cannot sort, it is plain text without scripts. The page's script makes it a button at once (`data-hold`), so that the
 * first press counts; hydration takes over.
 */
export function SortHeader({ column, label, sorting, hintId }: SortHeaderProps) {
  const isHydrated = useIsHydrated();
  const { sort, hrefOf, onPress } = sorting;

  function press(event: MouseEvent | KeyboardEvent): void {
    if (hasModifier(event)) return;
    event.preventDefault();
    onPress(column);
  }

  function pressByKey(event: KeyboardEvent): void {
    // On a link, Enter fires a click.
    if (event.key === ' ' || (event.key === 'Enter' && !hrefOf)) press(event);
  }

  return (
    <a
      className={styles.sort}
      href={hrefOf?.(sortAfterPress(column, sort))}
      aria-describedby={hintId}
      data-hold="button"
      suppressHydrationWarning
      {...(isHydrated && {
        role: 'button',
        onClick: press,
        onKeyDown: pressByKey,
        ...(!hrefOf && { tabIndex: 0 }),
      })}
    >
      {label}
      <Icon name="chevron" className={styles.icon} />
    </a>
  );
}

export interface TableSorting {
  /** The current order of the rows. */
  sort: Sort | undefined;
  /** Returns the URL of the page in another order. @default none: the server cannot sort */
  hrefOf?: ((sort: Sort) => string) | undefined;
  /** Called when a sortable header is pressed. */
  onPress: (column: string) => void;
  /** Column whose header spans six columns (R2.11-22). */
  wideColumn: string | undefined;
}

interface SortHeaderProps {
  /** Key of the column. */
  column: string;
  label: string;
  sorting: TableSorting;
  /** Id of the text that explains sorting. */
  hintId: string;
}
