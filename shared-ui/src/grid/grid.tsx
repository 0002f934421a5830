import { Children, type ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './grid.module.css';

/**
 * A layout on the page's twelve columns. `cards` is a list with as many columns as fit, whose items share their rows, so that the
 * parts of cards align (R2.4-6); a card alone in the last row fills it. The other layouts place two items side by side if there is
 * room.
 *
 * @group Layout
 * @key Tab: moves through the content in reading order
 * @rule The document order is the reading order; do not reorder items with CSS.
 * @rule Label a list of cards with `labelledBy`.
 */
export function Grid({ layout, labelledBy, className, children }: GridProps) {
  const classes = joinClasses(styles.grid, className);
  if (layout !== 'cards') {
    return (
      <div className={classes} data-layout={layout}>
        {children}
      </div>
    );
  }
  return (
    <div className={styles.cards}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers. */}
      <ul className={classes} data-layout={layout} role="list" aria-labelledby={labelledBy}>
        {Children.map(children, (child) => (
          <li className={styles.item}>{child}</li>
        ))}
      </ul>
    </div>
  );
}

export interface GridProps {
  /**
   * The columns of the two items: `halves` 6 and 6; `beside` 4 and 8, for a heading beside its text; `picture` 7 and 5, for a
   * picture beside its text.
   */
  layout: 'cards' | 'halves' | 'beside' | 'picture';
  /** Id of the heading that labels a list of cards. */
  labelledBy?: string | undefined;
  className?: string | undefined;
  /** Each child is an item. */
  children?: ReactNode;
}
