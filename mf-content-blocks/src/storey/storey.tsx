import { Heading } from '@stadtraum/shared-ui/heading';
import type { ReactNode } from 'react';
import styles from './storey.module.css';

/**
 * A storey of the page: a slab across it, then the heading in the first four columns and everything else beside it, from the
 * fifth on. What needs all of the width stands below the heading. Without a heading it is no region and has no slab.
 */
export function Storey({ id, heading, level = 2, intro, isWide = false, children }: StoreyProps) {
  const headingId = `${id}-heading`;
  const Tag = heading === undefined ? 'div' : 'section';
  return (
    <Tag
      className={styles.storey}
      data-wide={isWide ? '' : undefined}
      {...(heading !== undefined && { 'aria-labelledby': headingId, 'data-headed': '' })}
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

export interface StoreyProps {
  /** The block's. */
  id: string;
  heading?: string | undefined;
  /** Rank of the heading. @default 2 */
  level?: 2 | 3 | undefined;
  /** Plain text; its line breaks are kept. */
  intro?: string | undefined;
  /** @default false */
  isWide?: boolean;
  children?: ReactNode;
}
