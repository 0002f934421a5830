import { Chip } from '@stadtraum/shared-ui/chip';
import styles from './announcement-list.module.css';
import type { AnnouncementFilterValues } from './list-address.ts';

/** What narrows the list, each a link to the list without it. Nothing where nothing does. */
export function ActiveFilters({ filters, hrefOf }: ActiveFiltersProps) {
  if (filters.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari takes the role from a list without markers.
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
  filters: readonly { label: string; without: AnnouncementFilterValues }[];
  /** Address of the list with that filter. */
  hrefOf: (filter: AnnouncementFilterValues) => string;
}
