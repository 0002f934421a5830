import type { ReactNode } from 'react';
import styles from './section.module.css';

/** A storey of the page: a slab across the content, under it a head and what belongs to it. */
export function Section({ labelledBy, children }: SectionProps) {
  if (labelledBy === undefined) return <div className={styles.section}>{children}</div>;
  return (
    <section className={styles.section} aria-labelledby={labelledBy}>
      {children}
    </section>
  );
}

export interface SectionProps {
  /** Id of the heading that names it; absent where what stands in it is a region of that name. */
  labelledBy?: string;
  children: ReactNode;
}
