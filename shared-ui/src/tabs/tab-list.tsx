import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef } from 'react';
import { joinClasses } from '../join-classes.ts';
import { nextTab, type TabsOrientation } from './next-tab.ts';
import type { Tab } from './tab.ts';
import styles from './tabs.module.css';
import type { TabsState } from './use-tabs.ts';

/**
 * The tabs' titles: links to the panels before hydration and without it, then a tablist with automatic activation. The arrow
 * keys, Home and End move the focus and show what it reaches; Enter and Space choose what has the focus.
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is selected, which may stand outside the list's window.
  useLayoutEffect(() => {
    if (list.current) showSelected(list.current);
  }, [selected, isHydrated]);

  function choose(event: MouseEvent | KeyboardEvent, id: string): void {
    // With one of these a link is opened elsewhere.
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
  /** What the tabs have in common; read aloud, not seen. */
  label: string;
  state: TabsState;
  /**
   * Whether the tabs stand beside or below each other: the arrow keys follow.
   * @default 'horizontal'
   */
  orientation?: TabsOrientation;
  /** Is called when a tab was chosen by a click, Enter or Space, not when the arrow keys pass over it. */
  onChoose?: () => void;
  className?: string | undefined;
}

export function tabIdOf(panelId: string): string {
  return `${panelId}-tab`;
}

/** Pixels of the neighbouring tabs that stay in sight: more than what fades at the edges. */
const NEIGHBOUR = 56;

/** Scrolls the list alone, never the page. */
function showSelected(list: HTMLElement): void {
  const tab = list.querySelector<HTMLElement>('[aria-selected="true"]');
  if (!tab) return;
  const least = tab.offsetLeft + tab.offsetWidth + NEIGHBOUR - list.clientWidth;
  const most = tab.offsetLeft - NEIGHBOUR;
  list.scrollLeft = Math.max(Math.min(list.scrollLeft, most), least);
}
