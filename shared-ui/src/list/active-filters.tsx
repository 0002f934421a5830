import { Chip } from '../chip/chip.tsx';
import styles from './chips.module.css';
import type { ActiveFilter } from './describe-filters.ts';
import type { FilterState } from './list-address.ts';

/**
 * The values that narrow a list, as chips; each links to the list without its value. Renders nothing while no filter is active.
 *
 * @group Lists
 * @key Enter: removes the focused filter
 * @rule Put it below ResultLine, above the results.
 * @rule Take `filters` from `activeFilters` and addresses from `listAddress`, which keep all other filters.
 */
export function ActiveFilters({ filters, hrefOf }: ActiveFiltersProps) {
  if (filters.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers.
    <ul className={styles.chips} role="list" aria-label="Aktive Filter">
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
  /** The values that narrow the list. */
  filters: readonly ActiveFilter[];
  /** Address of the list with that filter. */
  hrefOf: (filter: FilterState) => string;
}
