import { Heading } from '@stadtraum/shared-ui/heading';
import type { ReactNode } from 'react';
import styles from './announcement-detail.module.css';

/** A section of an announcement's page with its heading. */
export function DetailSection({ id, heading, children }: DetailSectionProps) {
  const headingId = `${id}-heading`;
  return (
    <section id={id} className={styles.section} aria-labelledby={headingId}>
      <Heading level={2} look={3} id={headingId}>
        {heading}
      </Heading>
      {children}
    </section>
  );
}

export interface DetailSectionProps {
  /** Unique on the page; also the section's anchor. */
  id: string;
  heading: string;
  children: ReactNode;
}
