import { Heading } from '@stadtraum/shared-ui/heading';
import type { ReactNode } from 'react';
import styles from './announcement-detail.module.css';

/** A section of an announcement's page with its heading. */
export function DetailPart({ id, heading, children }: DetailPartProps) {
  const headingId = `${id}-heading`;
  return (
    <section id={id} className={styles.part} aria-labelledby={headingId}>
      <Heading level={2} look={3} id={headingId}>
        {heading}
      </Heading>
      {children}
    </section>
  );
}

export interface DetailPartProps {
  /** Unique on the page; also the section's anchor. */
  id: string;
  heading: string;
  children: ReactNode;
}
