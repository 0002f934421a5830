import type { CSSProperties, ReactNode } from 'react';
import styles from './masonry.module.css';

/**
 * Items of different heights in columns of equal width, 20 px apart (R2.11-10). Only CSS lays them out, so scripts cause no
 * layout shift. The columns fill one after another, in the order of the items.
 *
 * @group Layout
 * @key Tab: moves through the items column by column
 * @rule Use it only if the order is not important, because items in a row are not adjacent in the document.
 */
export function Masonry({ items, columnWidth = '18rem', label }: MasonryProps) {
  return (
    <ul
      // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers.
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
  /** The items, in reading order. */
  items: readonly MasonryItem[];
  /** Minimum width of a column as a CSS length; there are as many columns as fit. @default '18rem' */
  columnWidth?: string;
  /** The list's accessible name. */
  label?: string;
}

export interface MasonryItem {
  /** Unique in the list. */
  key: string;
  content: ReactNode;
}
