import { type RefObject, useEffect, useRef, useState } from 'react';

export interface Chosen {
  /** Index of the location. */
  index: number;
}

export interface Selection {
  /** Index of the active location; at load there may be none. */
  active: number | undefined;
  /** The visitor's last selection, a new object each time; undefined at load, even with an active location. */
  chosen: Chosen | undefined;
  /** Ref for the list of entries, which has one child per entry. */
  list: RefObject<HTMLOListElement | null>;
  /** Activates a location. */
  select(index: number): void;
  /** Activates a location and scrolls the list to its entry (R2.10-4). */
  selectAndReveal(index: number): void;
}

/** Pixels between an entry and the list's left edge, so that the previous entry stays visible (R2.10-4). */
const REVEAL_OFFSET_PX = 40;

/**
 * The active location of a map: at most one, and exactly one after a click (R4.4-1).
 *
 * @param ids of the entries; an entry named by the URL fragment is active
 * @param initial index of the location that is active at load; negative for none
 */
export function useSelection(ids: readonly string[], initial: number): Selection {
  const list = useRef<HTMLOListElement>(null);
  const [active, setActive] = useState(initial < 0 ? undefined : initial);
  const [chosen, setChosen] = useState<Chosen>();

  const addressed = useRef(ids);
  useEffect(() => {
    const index = addressed.current.indexOf(location.hash.slice(1));
    if (index >= 0) setActive(index);
  }, []);

  function select(index: number): void {
    setActive(index);
    setChosen({ index });
  }

  return {
    active,
    chosen,
    list,
    select,
    selectAndReveal(index) {
      select(index);
      if (list.current) reveal(list.current, index);
    },
  };
}

/** The stylesheet decides whether the list scrolls vertically or horizontally; the other direction is ignored. */
function reveal(list: HTMLElement, index: number): void {
  const entry = list.children[index];
  if (entry instanceof HTMLElement) {
    list.scrollTo({ top: entry.offsetTop, left: entry.offsetLeft - REVEAL_OFFSET_PX });
  }
}
