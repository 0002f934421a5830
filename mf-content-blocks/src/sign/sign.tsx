import type { ReactNode } from 'react';
import enamel from './enamel.module.css';
import styles from './sign.module.css';

/** What opens a page: an enamelled sign from edge to edge, with the white line of street signs set in from its own. */
export function Sign({ labelledBy, children }: SignProps) {
  return (
    <section className={`${enamel.enamel} ${styles.sign}`} aria-labelledby={labelledBy}>
      {children}
    </section>
  );
}

export interface SignProps {
  /** Id of the heading that names it. */
  labelledBy: string;
  children: ReactNode;
}
