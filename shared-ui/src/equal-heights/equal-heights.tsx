import type { CSSProperties, ReactNode } from 'react';
import styles from './equal-heights.module.css';

/**
 * Similar items side by side whose parts have equal heights in each row: titles as high as the highest title, texts as high
 * as the longest text (R2.4-6). CSS subgrid does the work. Cards align their four parts themselves.
 *
 * @group Layout
 * @key Tab: moves through the items' links in reading order
 * @rule Give every item the same number of parts, empty ones included.
 * @rule For cards use a Grid with `layout="cards"`.
 */
export function EqualHeights({ items, parts, columnWidth = '16rem', label }: EqualHeightsProps) {
  return (
    <ul
      // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one.
      role="list"
      className={styles.grid}
      aria-label={label}
      style={{ '--parts': parts, '--column-width': columnWidth } as CSSProperties}
    >
      {items.map(({ key, content }) => (
        <li key={key} className={styles.item}>
          {content}
        </li>
      ))}
    </ul>
  );
}

export interface EqualHeightsProps {
  /** The items, in reading order. */
  items: readonly EqualHeightsItem[];
  /** Number of parts that every item has. */
  parts: number;
  /** Width that a column has at least, a CSS length; as many columns as fit. @default '16rem' */
  columnWidth?: string;
  /** Names the list; read aloud, not seen. */
  label?: string;
}

export interface EqualHeightsItem {
  /** Unique in the list. */
  key: string;
  /** As many elements as there are parts, or one that hands the rows on to its parts, as a card does. */
  content: ReactNode;
}
