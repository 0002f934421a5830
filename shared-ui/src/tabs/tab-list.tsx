import { joinClasses } from '../join-classes.ts';
import { type Tab, tabIdOf } from './tab.ts';
import styles from './tabs.module.css';

/** The tabs' titles: links to the panels, which `startTabs` turns into a tablist. It writes all attributes of the tabs' state. */
export function TabList({ tabs, label, className }: TabListProps) {
  return (
    <ul
      // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers. Tabs replace it.
      role="list"
      className={joinClasses(styles.list, className)}
      aria-label={label}
      data-tab-list
      suppressHydrationWarning
    >
      {tabs.map(({ id, title }) => (
        <li key={id} className={styles.item} suppressHydrationWarning>
          <a
            id={tabIdOf(id)}
            className={styles.tab}
            href={`#${encodeURIComponent(id)}`}
            suppressHydrationWarning
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}

export interface TabListProps {
  tabs: readonly Tab[];
  /** The tab list's accessible name. */
  label: string;
  className?: string | undefined;
}
