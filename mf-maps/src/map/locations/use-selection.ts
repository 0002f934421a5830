import { type RefObject, useEffect, useRef, useState } from 'react';

export interface Chosen {
  /** Of the location. */
  index: number;
}

export interface Selection {
  /** Index of the active location; at load there may be none. */
  active: number | undefined;
  /** What the visitor has chosen here last: a new object each time. What is active at load was chosen by nobody. */
  chosen: Chosen | undefined;
  /** For the list of entries, which has one child for each. */
  list: RefObject<HTMLOListElement | null>;
  /** Makes a location the active one. */
  select(index: number): void;
  /** The same, and scrolls the list to its entry (R2.10-4). */
  selectAndReveal(index: number): void;
}

/** Pixels that an entry keeps from the list's left edge, so that the one before it is still seen (R2.10-4). */
const REVEAL_OFFSET = 40;

/**
 * Which location of a map is active: one at most, and after a click exactly one (R4.4-1).
 *
 * @param ids of the entries; when the address names one of them, that is active
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

/** The list scrolls in one direction, downwards or sideways, as its stylesheet says; the other one is ignored. */
function reveal(list: HTMLElement, index: number): void {
  const entry = list.children[index];
  if (entry instanceof HTMLElement) {
    list.scrollTo({ top: entry.offsetTop, left: entry.offsetLeft - REVEAL_OFFSET });
  }
}
