import { Chip } from '../chip/chip.tsx';
import { joinClasses } from '../join-classes.ts';
import styles from './chips.module.css';
import type { ActiveFilter } from './describe-filters.ts';
import type { FilterState } from './list-address.ts';

/**
 * Shows the active filter values as chips; each links to the list without that value. On paper they are a line of text.
 * Renders nothing if no filter is active.
 *
 * @group Lists
 * @key Enter: removes the focused filter
 * @rule Put it below ResultLine, above the results.
 * @rule Get `filters` from `activeFilters` and URLs from `listAddress`, which keep all other filters.
 */
export function ActiveFilters({ filters, hrefOf }: ActiveFiltersProps) {
  if (filters.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers.
    <ul className={joinClasses(styles.chips, styles.active)} role="list" aria-label="Aktive Filter">
      {filters.map(({ label, without }) => (
        <li key={label}>
          <Chip href={hrefOf(without)} removable>
            {label}
          </Chip>
        </li>
      ))}
    </ul>
  );
}

export interface ActiveFiltersProps {
  /** The active filter values. */
  filters: readonly ActiveFilter[];
  /** Returns the URL of the list with a filter. */
  hrefOf: (filter: FilterState) => string;
}
