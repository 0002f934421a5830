import { type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react';
import type { HeadingLevel } from '../heading/heading.tsx';
import { Icon } from '../icon/icon.tsx';
import type { Tab } from '../tabs/tab.ts';
import { TabList } from '../tabs/tab-list.tsx';
import { TabPanels } from '../tabs/tab-panels.tsx';
import tabStyles from '../tabs/tabs.module.css';
import { useTabs } from '../tabs/use-tabs.ts';
import styles from './sticky-tabs.module.css';
import { useListToggle } from './use-list-toggle.ts';

/**
 * Tabs for long panels: the tab list sticks to the top of the window while the page scrolls. Below 768 px, a button with the
 * current panel's title toggles the list (R2.11-8). Without JavaScript the button also works, and all panels are visible.
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
  const barId = `${useId()}-bar`;
  const state = useTabs(tabs);
  const { bar, isShown, follow, hide } = useListToggle(barId);
  const toggle = useRef<HTMLElement>(null);
  const { selected, select, panels } = state;

  const isChosen = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another panel is shown.
  useLayoutEffect(() => {
    if (isChosen.current && bar.current && panels.current) scrollToPanelStart(bar.current, panels.current);
    isChosen.current = false;
  }, [selected]);

  /** On wide screens the toggle is not displayed, so focusing it has no effect. */
  function hideAndFocusToggle(): void {
    hide();
    toggle.current?.focus({ preventScroll: true });
  }

  if (tabs.length === 0) return null;
  if (tabs.length === 1) return <TabPanels tabs={tabs} level={level} state={state} />;
  return (
    <div className={tabStyles.tabs}>
      <details
        ref={bar}
        id={barId}
        className={styles.bar}
        open={isShown}
        onToggle={follow}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key === 'Escape' && bar.current?.open) hideAndFocusToggle();
        }}
      >
        <summary ref={toggle} className={styles.toggle}>
          <span className="visually-hidden">{label}: </span>
          <span className={styles.current}>{tabs.find(({ id }) => id === selected)?.title}</span>
          <Icon name="chevron" className={styles.icon} />
        </summary>
        <TabList
          className={styles.list}
          tabs={tabs}
          label={label}
          state={{
            ...state,
            select(id) {
              isChosen.current = true;
              select(id);
            },
          }}
          // An open list is a column that overlays the panel.
          orientation={isShown ? 'vertical' : 'horizontal'}
          onChoose={hideAndFocusToggle}
        />
      </details>
      <TabPanels tabs={tabs} level={level} state={state} />
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

/** Scrolls to the start of the shown panel if it is behind the bar. */
function scrollToPanelStart(bar: Element, panels: Element): void {
  const below = panels.getBoundingClientRect().top - bar.getBoundingClientRect().bottom;
  if (below < 0) window.scrollBy({ top: below, behavior: 'instant' });
}
