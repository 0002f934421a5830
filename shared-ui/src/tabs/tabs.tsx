import { useRef } from 'react';
import type { HeadingLevel } from '../heading/heading.tsx';
import { useTurn } from '../turn/use-turn.ts';
import { startTabs } from './start-tabs.ts';
import { keyOfTabs, type Tab } from './tab.ts';
import { TabList } from './tab-list.tsx';
import { TabPanels } from './tab-panels.tsx';
import styles from './tabs.module.css';

/**
 * Tabs that show one of several panels and activate on focus (R2.11-16). A fragment that refers to a panel shows it, and
 * selecting a tab updates the fragment. They work before hydration, with the behaviour `tabs`. Without JavaScript all panels are
 * visible in a column.
 *
 * @group Navigation
 * @key Arrow Left, Arrow Right: move to the previous or next tab and show its panel
 * @key Home, End: move to the first or last tab and show its panel
 * @key Enter, Space: select the focused tab
 * @key Tab: moves from the selected tab into its panel
 * @rule Use it if visitors need one panel at a time; show content to compare side by side.
 * @rule Give each tab a stable id, because it appears in URLs.
 * @rule Use StickyTabs for panels longer than a screen.
 */
export function Tabs({ tabs, label, level }: TabsProps) {
  const root = useRef<HTMLDivElement>(null);
  useTurn(root, startTabs, keyOfTabs(tabs));
  if (tabs.length === 0) return null;
  return (
    <div ref={root} className={styles.tabs} data-tabs suppressHydrationWarning>
      {tabs.length > 1 && <TabList tabs={tabs} label={label} />}
      <TabPanels tabs={tabs} level={level} />
    </div>
  );
}

export interface TabsProps {
  /** Titles and panels, in order. */
  tabs: readonly Tab[];
  /** The tab list's accessible name. */
  label: string;
  /** Heading level of the panels' headings. */
  level: HeadingLevel;
}

export type { Tab } from './tab.ts';
