import { useRef } from 'react';
import type { HeadingLevel } from '../heading/heading.tsx';
import { Icon } from '../icon/icon.tsx';
import { keyOfTabs, type Tab } from '../tabs/tab.ts';
import { TabList } from '../tabs/tab-list.tsx';
import { TabPanels } from '../tabs/tab-panels.tsx';
import tabStyles from '../tabs/tabs.module.css';
import { useTurn } from '../turn/use-turn.ts';
import { startStickyTabs } from './start-sticky-tabs.ts';
import styles from './sticky-tabs.module.css';

/**
 * Tabs for long panels: the tab list sticks to the top of the window while the page scrolls. Below 768 px, a button with the
 * current panel's title toggles the list (R2.11-8). They work before hydration, with the behaviour `sticky-tabs`. Without
 * JavaScript the button also works, and all panels are visible.
 *
 * @group Navigation
 * @key Arrow keys: move to the previous or next tab and show its panel
 * @key Home, End: move to the first or last tab
 * @key Enter, Space: toggle the list (on its button), or select the focused tab
 * @key Escape: closes the list and returns the focus to its button
 * @rule Use it for panels longer than a screen; use Tabs for short panels.
 * @rule Use it only once per page, because two lists would stick to the same position.
 */
export function StickyTabs({ tabs, label, level }: StickyTabsProps) {
  const root = useRef<HTMLDivElement>(null);
  useTurn(root, startStickyTabs, keyOfTabs(tabs));
  const [first, second] = tabs;
  if (!first) return null;
  if (!second) return <TabPanels tabs={tabs} level={level} />;
  return (
    <div ref={root} className={tabStyles.tabs} data-sticky-tabs suppressHydrationWarning>
      <details className={styles.bar} data-tab-bar data-hold="none" suppressHydrationWarning>
        <summary className={styles.toggle}>
          <span className="visually-hidden">{label}: </span>
          <span className={styles.current} data-tab-title suppressHydrationWarning>
            {first.title}
          </span>
          <Icon name="chevron" className={styles.icon} />
        </summary>
        <TabList className={styles.list} tabs={tabs} label={label} />
      </details>
      <TabPanels tabs={tabs} level={level} />
    </div>
  );
}

export interface StickyTabsProps {
  /** Titles and panels, in order. */
  tabs: readonly Tab[];
  /** The tab list's accessible name, for example "Abschnitt". */
  label: string;
  /** Heading level of the panels' headings. */
  level: HeadingLevel;
}
