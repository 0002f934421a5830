import { Heading, type HeadingLevel } from '../heading/heading.tsx';
import type { Tab } from './tab.ts';
import styles from './tabs.module.css';

/**
 * The tabs' panels, each with a heading. Without JavaScript and in print, all panels and headings are visible. Otherwise only the
 * selected panel is visible, and its tab replaces its heading. A single panel has no tab and keeps its heading.
 */
export function TabPanels({ tabs, level }: TabPanelsProps) {
  return (
    <div className={styles.panels} data-tab-panels data-alone={tabs.length === 1 ? '' : undefined}>
      {tabs.map(({ id, title, content }) => (
        <section key={id} id={id} className={styles.panel} suppressHydrationWarning>
          <Heading level={level} look={3} className={styles.heading}>
            {title}
          </Heading>
          {content}
        </section>
      ))}
    </div>
  );
}

export interface TabPanelsProps {
  tabs: readonly Tab[];
  /** Heading level of the panels' headings. */
  level: HeadingLevel;
}
