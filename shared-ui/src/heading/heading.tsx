import type { ComponentProps } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './heading.module.css';

/**
 * A heading. `level` is its level in the document; `look` sets the size of another level. Page titles have one of two sizes: a hero's
 * is `display`, all others have level 1's.
 *
 * @group Content
 * @rule Never skip a level to get a smaller size; set `look` instead.
 * @rule A page has one heading of level 1. Its look is the default or, in a hero, `display`.
 */
export function Heading({ level, look = level, className, ...attributes }: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag {...attributes} className={joinClasses(styles.heading, className)} data-look={look} />;
}

export interface HeadingProps extends ComponentProps<'h2'> {
  /** Exactly one heading of a page has level 1. */
  level: HeadingLevel;
  /** The level whose size the heading has, or the size of a hero's title. @default the level */
  look?: HeadingLevel | 'display';
}

export type HeadingLevel = 1 | 2 | 3 | 4;
