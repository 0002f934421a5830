import { startTabs } from '../tabs/start-tabs.ts';
import { takeTurn } from '../turn/take-turn.ts';

/**
 * Brings sticky tabs to life: the tabs, and the `<details>` around their list (R2.11-8), which closes after a choice, on Escape and
 * when the visitor presses or focuses something else. Runs as a behaviour before hydration, and for the component after it.
 */
export function startStickyTabs(root: HTMLElement, blockSignal: AbortSignal): void {
  const bar = root.querySelector<HTMLDetailsElement>('[data-tab-bar]');
  const toggle = bar?.querySelector('summary');
  const list = bar?.querySelector('[data-tab-list]');
  const title = toggle?.querySelector('[data-tab-title]');
  const panels = root.querySelector('[data-tab-panels]');
  if (!bar || !toggle || !list || !title || !panels) return;
  const signal = takeTurn(bar, blockSignal);
  const listen = { signal };

  // An open list is a column that overlays the panel.
  const follow = () => list.setAttribute('aria-orientation', bar.open ? 'vertical' : 'horizontal');
  const close = () => {
    bar.open = false;
    follow();
  };
  /** On wide screens the toggle is not displayed, so focusing it has no effect. */
  const closeAndFocusToggle = () => {
    close();
    toggle.focus({ preventScroll: true });
  };

  follow();
  startTabs(root, signal, {
    onShow(tab) {
      title.textContent = tab.textContent;
    },
    onSelect: () => scrollToPanelStart(bar, panels),
    onChoose: closeAndFocusToggle,
  });

  bar.addEventListener('toggle', follow, listen);
  bar.addEventListener('keydown', ({ key }) => key === 'Escape' && bar.open && closeAndFocusToggle(), listen);
  for (const type of ['pointerdown', 'focusin']) {
    document.addEventListener(type, ({ target }) => !bar.contains(target as Node) && close(), listen);
  }
}

/** Scrolls to the start of the shown panel if it is behind the bar. */
function scrollToPanelStart(bar: Element, panels: Element): void {
  const below = panels.getBoundingClientRect().top - bar.getBoundingClientRect().bottom;
  if (below < 0) window.scrollBy({ top: below, behavior: 'instant' });
}
