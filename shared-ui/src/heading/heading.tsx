import type { ComponentProps } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './heading.module.css';

/**
 * A heading. `level` is its level in the document; `look` sets the size of another level.
 *
 * @group Content
 * @rule Never skip a level to get a smaller size; set `look` instead.
 * @rule Only the page's hero has level 1.
 */
export function Heading({ level, look = level, className, ...attributes }: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag {...attributes} className={joinClasses(styles.heading, className)} data-look={look} />;
}

export interface HeadingProps extends ComponentProps<'h2'> {
  /** Exactly one heading of a page has level 1. */
  level: HeadingLevel;
  /** The level whose size the heading has. @default the level */
  look?: HeadingLevel;
}

export type HeadingLevel = 1 | 2 | 3 | 4;
