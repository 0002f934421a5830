import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { joinClasses } from '../join-classes.ts';
import { drawerIdOf } from './drawer-head.tsx';
import styles from './filter-opener.module.css';

/**
 * The button that opens the drawer of a filter in narrow windows; other windows show the filter itself. It needs no script.
 *
 * @group Forms
 * @key Enter, Space: open the drawer
 * @rule Put it beside the number of results, outside the drawer.
 */
export function FilterOpener({ filterId, count, className }: FilterOpenerProps) {
  return (
    // Nothing holds its first press: the browser opens the drawer.
    <Button
      variant="secondary"
      className={joinClasses(styles.opener, className)}
      popoverTarget={drawerIdOf(filterId)}
      data-hold="none"
    >
      <Icon name="filter" />
      {count > 0 ? `Filter (${count})` : 'Filter'}
    </Button>
  );
}

export interface FilterOpenerProps {
  /** Id of a FilterPanel with `isDrawer`. */
  filterId: string;
  /** Number of active filters. */
  count: number;
  className?: string | undefined;
}
