import type { CSSProperties, ReactNode } from 'react';
import styles from './masonry.module.css';

/**
 * Things of different heights in columns of equal width, 20 px apart (R2.11-10). The stylesheet does it alone, so that nothing
 * moves when scripts arrive: columns are filled one after another, and read in the order in which the items come.
 */
export function Masonry({ items, columnWidth = '18rem', label }: MasonryProps) {
  return (
    <ul
      // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one.
      role="list"
      className={styles.columns}
      aria-label={label}
      style={{ '--column-width': columnWidth } as CSSProperties}
    >
      {items.map(({ key, content }) => (
        <li key={key} className={styles.item}>
          {content}
        </li>
      ))}
    </ul>
  );
}

export interface MasonryProps {
  items: readonly MasonryItem[];
  /** Width that a column has at least, a CSS length; as many columns as fit. @default '18rem' */
  columnWidth?: string;
  /** Names the list; read aloud, not seen. */
  label?: string;
}

export interface MasonryItem {
  /** Unique in the list. */
  key: string;
  content: ReactNode;
}
