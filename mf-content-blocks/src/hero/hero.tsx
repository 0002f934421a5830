import type { ReactNode } from 'react';
import enamel from './enamel.module.css';
import styles from './hero.module.css';

/** The top of a page: an enamelled sign from edge to edge, with the inset white line of street signs. */
export function Hero({ labelledBy, children }: HeroProps) {
  return (
    <section className={`${enamel.enamel} ${styles.hero}`} aria-labelledby={labelledBy}>
      {children}
    </section>
  );
}

export interface HeroProps {
  /** Id of the heading that names the section. */
  labelledBy: string;
  children: ReactNode;
}
