import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef } from 'react';
import { joinClasses } from '../join-classes.ts';
import { nextTab, type TabsOrientation } from './next-tab.ts';
import type { Tab } from './tab.ts';
import styles from './tabs.module.css';
import type { TabsState } from './use-tabs.ts';

/**
 * The tabs' titles: links to the panels until hydration, then a tablist with automatic activation. Arrow keys, Home and End move
 * the focus and show the focused tab's panel; Enter and Space select the focused tab.
 */
export function TabList({
  tabs,
  label,
  state,
  orientation = 'horizontal',
  onChoose,
  className,
}: TabListProps) {
  const { isHydrated, selected, select } = state;
  const list = useRef<HTMLUListElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when another tab is selected.
  useLayoutEffect(() => {
    if (list.current) scrollToSelected(list.current);
  }, [selected, isHydrated]);

  function choose(event: MouseEvent | KeyboardEvent, id: string): void {
    // With one of these keys, browsers open a link in another window or tab.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    select(id);
    onChoose?.();
  }

  function move(event: KeyboardEvent, index: number): void {
    const next = nextTab(index, tabs.length, orientation, event);
    const nextId = next === undefined ? undefined : tabs[next]?.id;
    if (nextId === undefined) return;
    event.preventDefault();
    select(nextId);
    document.getElementById(tabIdOf(nextId))?.focus();
  }

  return (
    <ul
      ref={list}
      className={joinClasses(styles.list, className)}
      aria-label={label}
      {...(isHydrated ? { role: 'tablist', 'aria-orientation': orientation } : { role: 'list' })}
      data-waiting={isHydrated ? undefined : ''}
    >
      {tabs.map(({ id, title }, index) => {
        const isSelected = isHydrated && id === selected;
        return (
          <li key={id} className={styles.item} role={isHydrated ? 'presentation' : undefined}>
            <a
              id={tabIdOf(id)}
              className={styles.tab}
              href={`#${encodeURIComponent(id)}`}
              data-active={isSelected ? '' : undefined}
              {...(isHydrated && {
                role: 'tab',
                'aria-selected': isSelected,
                'aria-controls': id,
                tabIndex: isSelected ? 0 : -1,
                onClick: (event: MouseEvent) => choose(event, id),
                onKeyDown: (event: KeyboardEvent) =>
                  event.key === ' ' ? choose(event, id) : move(event, index),
              })}
            >
              {title}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

export interface TabListProps {
  tabs: readonly Tab[];
  /** The tab list's accessible name. */
  label: string;
  state: TabsState;
  /**
   * Whether the tabs are in a row or a column; determines the arrow keys.
   * @default 'horizontal'
   */
  orientation?: TabsOrientation;
  /** Called when a tab is selected with a click, Enter or Space, but not with arrow keys. */
  onChoose?: () => void;
  className?: string | undefined;
}

export function tabIdOf(panelId: string): string {
  return `${panelId}-tab`;
}

/** Width in px of neighbouring tabs that remains visible; wider than the faded edges. */
const NEIGHBOUR_PX = 56;

/** Scrolls the list to the selected tab without scrolling the page. */
function scrollToSelected(list: HTMLElement): void {
  const tab = list.querySelector<HTMLElement>('[aria-selected="true"]');
  if (!tab) return;
  const min = tab.offsetLeft + tab.offsetWidth + NEIGHBOUR_PX - list.clientWidth;
  const max = tab.offsetLeft - NEIGHBOUR_PX;
  list.scrollLeft = Math.max(Math.min(list.scrollLeft, max), min);
}
