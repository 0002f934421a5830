import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { revealsByItself, useFragmentTarget } from '../fragment/fragment.ts';
import { useIsHydrated } from '../hydration/hydration.ts';
import type { Tab } from './tab.ts';

export interface TabsState {
  /** Before hydration, the tabs are links, and the stylesheet shows the panel that the fragment names, or the first. */
  isHydrated: boolean;
  /** Id of the tab whose panel is shown; undefined when there are no tabs. */
  selected: string | undefined;
  /** Shows a panel because the visitor chose it; the URL then names it. */
  select(id: string): void;
  /** For the element around the panels. */
  panels: RefObject<HTMLDivElement | null>;
}

/** Which tab's panel is shown: exactly one (R2.11-16), initially the one that the page's fragment names. */
export function useTabs(tabs: readonly Tab[]): TabsState {
  const panels = useRef<HTMLDivElement>(null);
  const isHydrated = useIsHydrated();
  const [chosen, setChosen] = useState<string>();
  const selected = tabs.find(({ id }) => id === chosen)?.id ?? tabs[0]?.id;

  const showPanelAround = useEffectEvent((element: Element) => {
    const panel = [...(panels.current?.children ?? [])].find((each) => each.contains(element));
    if (panel) setChosen(panel.id);
  });
  useFragmentTarget(showPanelAround);

  // React knows `hidden` only as a boolean.
  useLayoutEffect(() => {
    if (!isHydrated || selected === undefined || !revealsByItself()) return;
    for (const panel of panels.current?.children ?? []) {
      if (panel.id !== selected) panel.setAttribute('hidden', 'until-found');
    }
  }, [isHydrated, selected]);

  useEffect(() => {
    const element = panels.current;
    const found = ({ target }: Event) => target instanceof Element && showPanelAround(target);
    element?.addEventListener('beforematch', found);
    return () => element?.removeEventListener('beforematch', found);
  }, []);

  return {
    isHydrated,
    selected,
    select(id) {
      setChosen(id);
      // Without a new history entry: going back still leaves the page.
      history.replaceState(history.state, '', `#${encodeURIComponent(id)}`);
    },
    panels,
  };
}
