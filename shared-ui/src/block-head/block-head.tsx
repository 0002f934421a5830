import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../heading/heading.tsx';
import styles from './block-head.module.css';

/** What a list or another large block begins with: its heading over all columns, and from the fifth on what it is about. */
export function BlockHead({ level, headingId, heading, intro }: BlockHeadProps) {
  return (
    <div className={styles.blockHead}>
      <Heading level={level} id={headingId}>
        {heading}
      </Heading>
      {intro && <p className={styles.intro}>{intro}</p>}
    </div>
  );
}

export interface BlockHeadProps {
  level: HeadingLevel;
  /** Id of the heading, by which the block is named. */
  headingId: string;
  heading: ReactNode;
  /** A sentence or two; its line breaks are kept. */
  intro?: ReactNode;
}
