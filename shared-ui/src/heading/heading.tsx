import type { ComponentProps } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './heading.module.css';

/**
 * A heading: `level` is its rank in the document, `look` its size where that differs.
 *
 * @group Content
 * @rule Never skip a level to get a size: set `look`.
 * @rule The page's hero owns level 1.
 */
export function Heading({ level, look = level, className, ...attributes }: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag {...attributes} className={joinClasses(styles.heading, className)} data-look={look} />;
}

export interface HeadingProps extends ComponentProps<'h2'> {
  /** Exactly one heading of a page has level 1. */
  level: HeadingLevel;
  /** Size, where it differs from the rank. @default the level */
  look?: HeadingLevel;
}

export type HeadingLevel = 1 | 2 | 3 | 4;
