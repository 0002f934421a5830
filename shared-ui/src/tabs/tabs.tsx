import type { HeadingLevel } from '../heading/heading.tsx';
import type { Tab } from './tab.ts';
import { TabList } from './tab-list.tsx';
import { TabPanels } from './tab-panels.tsx';
import styles from './tabs.module.css';
import { useTabs } from './use-tabs.ts';

/**
 * Panels of which one is shown, by tabs that are activated as the focus reaches them (R2.11-16). A fragment that names a panel
 * shows it, and choosing a tab puts the panel into the address. Without JavaScript all panels stand below each other.
 */
export function Tabs({ tabs, label, level }: TabsProps) {
  const state = useTabs(tabs);
  if (tabs.length === 0) return null;
  return (
    <div className={styles.tabs}>
      {tabs.length > 1 && <TabList tabs={tabs} label={label} state={state} />}
      <TabPanels tabs={tabs} level={level} state={state} />
    </div>
  );
}

export interface TabsProps {
  tabs: readonly Tab[];
  /** What the tabs have in common; read aloud, not seen. */
  label: string;
  /** Rank of the panels' headings. */
  level: HeadingLevel;
}

export type { Tab } from './tab.ts';
