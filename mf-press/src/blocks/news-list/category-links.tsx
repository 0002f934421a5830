import { Chip } from '@stadtraum/shared-ui/chip';
import { listAddress } from './list-address.ts';
import styles from './news-list.module.css';

/** Leads to the news of each category that has some. */
export function CategoryLinks({ path, options, current }: CategoryLinksProps) {
  const categories = options.filter(({ value, hits }) => hits > 0 || value === current);
  if (categories.length === 0) return null;
  return (
    <nav aria-label="Neuigkeiten nach Thema">
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes the role from a list without markers. */}
      <ul className={styles.categories} role="list">
        {[{ value: '', label: 'Alle' }, ...categories.map(({ value }) => ({ value, label: value }))].map(
          ({ value, label }) => (
            <li key={value}>
              <Chip
                href={listAddress(path, { category: value, page: 1 })}
                aria-current={value === current ? 'true' : undefined}
              >
                {label}
              </Chip>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}

export interface CategoryLinksProps {
  /** Of the list's page. */
  path: string;
  options: readonly { value: string; hits: number }[];
  /** The category in force, empty for all. */
  current: string;
}
