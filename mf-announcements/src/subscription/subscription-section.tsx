import { BlockHead } from '@stadtraum/shared-ui/block-head';
import type { ReactNode } from 'react';
import styles from './subscription-section.module.css';

export interface SubscriptionSectionProps {
  id: string;
  heading: string;
  /** @default 2 */
  level?: 1 | 2 | 3 | undefined;
  intro?: string | undefined;
  /** The form. */
  children: ReactNode;
}

/** The section of a form that subscribes to something, with a heading and an intro. */
export function SubscriptionSection({ id, heading, level = 2, intro, children }: SubscriptionSectionProps) {
  const headingId = `${id}-heading`;
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <BlockHead level={level} headingId={headingId} heading={heading} intro={intro} />
      <div className={styles.form}>{children}</div>
    </section>
  );
}
