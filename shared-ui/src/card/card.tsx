import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../heading/heading.tsx';
import { joinClasses } from '../join-classes.ts';
import styles from './card.module.css';

/**
 * One of several similar items, with picture, title and details. Cards in one row of a grid align their parts (R2.4-6). With
 * `href` the whole card is clickable, while only the title is a link.
 *
 * @group Content
 * @key Tab: moves to the title's link
 * @key Enter: follows the link
 * @rule Put cards into a Grid with `layout="cards"`; the grid aligns their parts.
 * @rule Do not nest other links in a card that has `href`.
 */
export function Card({
  level,
  title,
  titleId,
  kicker,
  href,
  isHeld = false,
  media,
  footer,
  className,
  children,
}: CardProps) {
  return (
    <article className={joinClasses(styles.card, className)} aria-labelledby={titleId}>
      {media && <div className={styles.media}>{media}</div>}
      <div className={styles.head}>
        <Heading level={level} look={4} id={titleId} className={styles.title}>
          {href === undefined ? (
            title
          ) : (
            <a className={styles.link} href={href} data-hold={isHeld || undefined}>
              {title}
            </a>
          )}
        </Heading>
        {kicker && <p className={styles.kicker}>{kicker}</p>}
      </div>
      <div className={styles.body}>{children}</div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </article>
  );
}

export interface CardProps {
  /** Heading level of the title. */
  level: HeadingLevel;
  /** The card's heading. */
  title: ReactNode;
  /** Id of the title, which labels the card. */
  titleId: string;
  /** One or two words above the title, read after it. */
  kicker?: ReactNode;
  /** The URL that the card links to. */
  href?: string;
  /**
   * Whether a click on the link waits for the block's hydration (VI6), because the block opens a lightbox instead.
   * @default false
   */
  isHeld?: boolean;
  /** A picture or drawing; it fills the card's width. */
  media?: ReactNode;
  /** Shown at the card's bottom edge. */
  footer?: ReactNode;
  className?: string | undefined;
  children?: ReactNode;
}
