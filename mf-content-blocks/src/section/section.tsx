import { Heading } from '@stadtraum/shared-ui/heading';
import type { ReactNode } from 'react';
import styles from './section.module.css';

/**
 * A section of the page: a line across the top, the heading in the first four columns and the content in the others. Wide content
 * goes below the heading. A section without a heading is not a region and has no line.
 */
export function Section({ id, heading, level = 2, intro, isWide = false, children }: SectionProps) {
  const headingId = `${id}-heading`;
  const Tag = heading === undefined ? 'div' : 'section';
  return (
    <Tag
      className={styles.section}
      data-wide={isWide ? '' : undefined}
      {...(heading !== undefined && { 'aria-labelledby': headingId, 'data-has-heading': '' })}
    >
      {heading !== undefined && (
        <Heading level={level} id={headingId} className={styles.heading}>
          {heading}
        </Heading>
      )}
      {intro !== undefined && <p className={styles.intro}>{intro}</p>}
      <div className={styles.body}>{children}</div>
    </Tag>
  );
}

export interface SectionProps {
  /** Id of the block. */
  id: string;
  heading?: string | undefined;
  /** Heading level. @default 2 */
  level?: 2 | 3 | undefined;
  /** Plain text; line breaks are preserved. */
  intro?: string | undefined;
  /** Whether the content needs the full width. @default false */
  isWide?: boolean;
  children?: ReactNode;
}
