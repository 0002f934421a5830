import { Heading, type HeadingLevel } from '../heading/heading.tsx';
import type { Tab } from './tab.ts';
import { tabIdOf } from './tab-list.tsx';
import styles from './tabs.module.css';
import type { TabsState } from './use-tabs.ts';

/**
 * The tabs' panels, each with a heading. Without JavaScript and in print, all panels and headings are visible. Otherwise only the
 * selected panel is visible, and its tab replaces its heading. A single panel has no tab and keeps its heading.
 */
export function TabPanels({ tabs, level, state }: TabPanelsProps) {
  const { isHydrated, selected, panels } = state;
  const isAlone = tabs.length === 1;
  return (
    <div
      ref={panels}
      className={styles.panels}
      data-alone={isAlone ? '' : undefined}
      data-waiting={isHydrated ? undefined : ''}
    >
      {tabs.map(({ id, title, content }) => (
        <section
          key={id}
          id={id}
          className={styles.panel}
          {...(isHydrated &&
            !isAlone && {
              role: 'tabpanel',
              'aria-labelledby': tabIdOf(id),
              // A panel with `hidden="until-found"` would still be focusable.
              tabIndex: id === selected ? 0 : undefined,
              hidden: id !== selected,
            })}
        >
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
  state: TabsState;
}
