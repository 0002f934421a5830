import { Children, type ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './grid.module.css';

/**
 * Lays things out on the page's twelve columns. `cards` is a list: as many columns as fit, and the items of a row share their
 * rows, so that the parts of cards are equally high (R2.4-6). The others set two things beside each other where there is room.
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
    // biome-ignore lint/a11y/noRedundantRoles: Safari takes the role from a list without markers.
    <ul className={classes} data-layout={layout} role="list" aria-labelledby={labelledBy}>
      {Children.map(children, (child) => (
        <li className={styles.item}>{child}</li>
      ))}
    </ul>
  );
}

export interface GridProps {
  /**
   * `halves` are 6 and 6 columns; `beside` 4 and 8, as a heading beside its text; `picture` 7 and 5, as a picture beside what
   * it shows.
   */
  layout: 'cards' | 'halves' | 'beside' | 'picture';
  /** Id of the heading that names a list of cards. */
  labelledBy?: string | undefined;
  className?: string | undefined;
  /** Each child is an item. */
  children?: ReactNode;
}
