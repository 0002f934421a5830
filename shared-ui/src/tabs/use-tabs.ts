import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { browserRevealsTargets, useFragmentTarget } from '../fragment/fragment.ts';
import { useIsHydrated } from '../hydration/hydration.ts';
import type { Tab } from './tab.ts';

export interface TabsState {
  /** Before hydration, the tabs are links, and the stylesheet shows the panel in the fragment or the first panel. */
  isHydrated: boolean;
  /** Id of the selected tab; undefined if there are no tabs. */
  selected: string | undefined;
  /** Selects a tab and writes its id into the URL's fragment. */
  select(id: string): void;
  /** Ref for the element that contains the panels. */
  panels: RefObject<HTMLDivElement | null>;
}

/** Tracks the selected tab; exactly one panel is shown (R2.11-16). The page's fragment selects the initial tab. */
export function useTabs(tabs: readonly Tab[]): TabsState {
  const panels = useRef<HTMLDivElement>(null);
  const isHydrated = useIsHydrated();
  const [selectedId, setSelectedId] = useState<string>();
  const selected = tabs.find(({ id }) => id === selectedId)?.id ?? tabs[0]?.id;

  const showPanelAround = useEffectEvent((element: Element) => {
    const panel = [...(panels.current?.children ?? [])].find((child) => child.contains(element));
    if (panel) setSelectedId(panel.id);
  });
  useFragmentTarget(showPanelAround);

  // React supports `hidden` only as a boolean.
  useLayoutEffect(() => {
    if (!isHydrated || selected === undefined || !browserRevealsTargets()) return;
    for (const panel of panels.current?.children ?? []) {
      if (panel.id !== selected) panel.setAttribute('hidden', 'until-found');
    }
  }, [isHydrated, selected]);

  useEffect(() => {
    const element = panels.current;
    const onBeforeMatch = ({ target }: Event) => target instanceof Element && showPanelAround(target);
    element?.addEventListener('beforematch', onBeforeMatch);
    return () => element?.removeEventListener('beforematch', onBeforeMatch);
  }, []);

  return {
    isHydrated,
    selected,
    select(id) {
      setSelectedId(id);
      // Adds no history entry, so that the back button still leaves the page.
      history.replaceState(history.state, '', `#${encodeURIComponent(id)}`);
    },
    panels,
  };
}
