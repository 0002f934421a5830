import { Chip } from '@stadtraum/shared-ui/chip';
import styles from './active-filters.module.css';
import type { FilterInForce } from './filter-in-force.ts';
import type { FilterState } from './list-address.ts';

/** What narrows the list, each a link to the list without it. Nothing where nothing does. */
export function ActiveFilters({ filters, hrefOf }: ActiveFiltersProps) {
  if (filters.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari takes the role from a list without markers.
    <ul className={styles.list} role="list" aria-label="Aktive Filter">
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
  filters: readonly FilterInForce[];
  /** Address of the list with that filter. */
  hrefOf: (filter: FilterState) => string;
}
