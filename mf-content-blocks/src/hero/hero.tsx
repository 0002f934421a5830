import type { ReactNode } from 'react';
import enamel from './enamel.module.css';
import styles from './hero.module.css';

/** The top of a page: a panel across the whole window that looks like an enamelled street sign. */
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
