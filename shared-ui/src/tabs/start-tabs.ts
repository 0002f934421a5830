import { browserRevealsTargets, elementOfFragment } from '../fragment/fragment.ts';
import { hasModifier } from '../modifier-keys.ts';
import { takeTurn } from '../turn/take-turn.ts';
import { nextTab, type TabsOrientation } from './next-tab.ts';

interface TabsOptions {
  /** Called when a tab is shown: at the start, by the visitor, by a fragment or by the browser's search. */
  onShow?(tab: HTMLElement): void;
  /** Called when the visitor has selected a tab, by click or key. */
  onSelect?(): void;
  /** Called after a selection by click, Enter or Space, but not by arrow keys. */
  onChoose?(): void;
}

/**
 * Turns links and their target sections into tabs with automatic activation (R2.11-16): arrow keys, Home and End move the
 * focus and show the focused tab's panel; Enter, Space and a click select a tab. Runs as a behaviour before hydration, and for the
 * component after it. A tab that is already selected stays selected. Otherwise the page's fragment selects the first one.
 * The list's `aria-orientation` decides which arrow keys move; it is horizontal unless set before.
 */
export function startTabs(root: HTMLElement, blockSignal: AbortSignal, options: TabsOptions = {}): void {
  const list = root.querySelector<HTMLElement>('[data-tab-list]');
  const panelList = root.querySelector('[data-tab-panels]');
  if (!list || !panelList) return;
  const signal = takeTurn(root, blockSignal);
  const tabs = [...list.querySelectorAll('a')];
  const panels = [...panelList.children];

  function show(shown: number): void {
    for (const [index, tab] of tabs.entries()) {
      const isShown = index === shown;
      tab.setAttribute('aria-selected', String(isShown));
      tab.toggleAttribute('data-active', isShown);
      tab.tabIndex = isShown ? 0 : -1;
      showPanel(panels[index] as Element, isShown);
    }
    const tab = tabs[shown] as HTMLElement;
    scrollToTab(list as HTMLElement, tab);
    options.onShow?.(tab);
  }

  function select(index: number): void {
    show(index);
    // Adds no history entry, so that the back button still leaves the page.
    history.replaceState(history.state, '', tabs[index]?.hash);
    options.onSelect?.();
  }

  /** Shows the panel around an element. Returns whether there is one. */
  function showPanelAround(element: Element | undefined): boolean {
    const index = panels.findIndex((panel) => element && panel.contains(element));
    if (index >= 0) show(index);
    return index >= 0;
  }
  const showTarget = () => showPanelAround(elementOfFragment(location.hash.slice(1)));

  list.setAttribute('role', 'tablist');
  if (!list.hasAttribute('aria-orientation')) list.setAttribute('aria-orientation', 'horizontal');
  for (const [index, tab] of tabs.entries()) {
    const panel = panels[index] as Element;
    tab.parentElement?.setAttribute('role', 'presentation');
    tab.setAttribute('role', 'tab');
    tab.setAttribute('aria-controls', panel.id);
    panel.setAttribute('role', 'tabpanel');
    panel.setAttribute('aria-labelledby', tab.id);
  }
  const selected = tabs.findIndex((tab) => tab.getAttribute('aria-selected') === 'true');
  if (selected >= 0) show(selected);
  else if (!showTarget()) show(0);
  root.dataset.live = '';

  /** A click, Enter and Space choose a tab; other keys move to one. Links get a click for Enter. */
  function follow(event: MouseEvent | KeyboardEvent): void {
    const index = tabs.findIndex((tab) => tab.contains(event.target as Node));
    if (index < 0 || hasModifier(event)) return;
    const key = 'key' in event ? event.key : ' ';
    const isChosen = key === ' ';
    const next = isChosen ? index : nextTab(index, tabs.length, orientationOf(list as Element), key);
    if (next === undefined) return;
    event.preventDefault();
    select(next);
    if (isChosen) options.onChoose?.();
    else tabs[next]?.focus();
  }

  const listen = { signal };
  list.addEventListener('click', follow, listen);
  list.addEventListener('keydown', follow, listen);
  panelList.addEventListener('beforematch', ({ target }) => showPanelAround(target as Element), listen);
  addEventListener('hashchange', showTarget, listen);
}

function orientationOf(list: Element): TabsOrientation {
  return list.getAttribute('aria-orientation') === 'vertical' ? 'vertical' : 'horizontal';
}

/** Shows or hides a panel. The browser's search may find a hidden one. */
function showPanel(panel: Element, isShown: boolean): void {
  if (isShown) {
    panel.removeAttribute('hidden');
    panel.setAttribute('tabindex', '0');
  } else {
    panel.setAttribute('hidden', browserRevealsTargets() ? 'until-found' : '');
    // A panel with `hidden="until-found"` would still be focusable.
    panel.removeAttribute('tabindex');
  }
}

/** Width in px of neighbouring tabs that remains visible; wider than the faded edges. */
const NEIGHBOUR_PX = 56;

/** Scrolls the list to a tab without scrolling the page. */
function scrollToTab(list: HTMLElement, tab: HTMLElement): void {
  const min = tab.offsetLeft + tab.offsetWidth + NEIGHBOUR_PX - list.clientWidth;
  const max = tab.offsetLeft - NEIGHBOUR_PX;
  list.scrollLeft = Math.max(Math.min(list.scrollLeft, max), min);
}
