import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../heading/heading.tsx';
import styles from './block-head.module.css';

/**
 * The header of a list or another large block: a heading across all columns and an introduction that starts at the fifth column.
 *
 * @group Layout
 * @rule Label the block's section with `headingId` (`aria-labelledby`).
 * @rule Use it once per block, as its first element.
 */
export function BlockHead({ level, headingId, heading, intro, isCompact = false }: BlockHeadProps) {
  return (
    <div className={styles.blockHead} data-compact={isCompact || undefined}>
      <Heading level={level} id={headingId}>
        {heading}
      </Heading>
      {intro && <p className={styles.intro}>{intro}</p>}
    </div>
  );
}

export interface BlockHeadProps {
  /** Heading level in the document. */
  level: HeadingLevel;
  /** Id of the heading, which labels the block. */
  headingId: string;
  /** The heading's text. */
  heading: ReactNode;
  /** One or two sentences; line breaks are preserved. */
  intro?: ReactNode;
  /** Whether both are close together, for a list whose first item should be on the first screen. @default false */
  isCompact?: boolean;
}
