import { type RefObject, useEffect, useRef, useState } from 'react';

export interface UserSelection {
  /** Index of the location. */
  index: number;
}

export interface Selection {
  /** Index of the active location, if any. */
  active: number | undefined;
  /** The visitor's last selection, a new object each time; undefined before the visitor selects anything. */
  userSelection: UserSelection | undefined;
  /** Ref for the list element, which has one child per entry. */
  list: RefObject<HTMLOListElement | null>;
  /** Activates a location. */
  select(index: number): void;
  /** Activates a location and scrolls the list to its entry (R2.10-4). */
  selectAndReveal(index: number): void;
}

/** Distance from an entry to the list's left edge in pixels, so that the previous entry remains visible (R2.10-4). */
const REVEAL_OFFSET_PX = 40;

/**
 * Manages the active location of a map. A click makes exactly one location active (R4.4-1).
 *
 * @param ids ids of the entries; if the URL fragment is one of them, its entry is active initially
 * @param initial index of the location that is active initially; negative if there is none
 */
export function useSelection(ids: readonly string[], initial: number): Selection {
  const list = useRef<HTMLOListElement>(null);
  const [active, setActive] = useState(initial < 0 ? undefined : initial);
  const [userSelection, setChosen] = useState<UserSelection>();

  const initialIds = useRef(ids);
  useEffect(() => {
    const index = initialIds.current.indexOf(location.hash.slice(1));
    if (index >= 0) setActive(index);
  }, []);

  function select(index: number): void {
    setActive(index);
    setChosen({ index });
  }

  return {
    active,
    userSelection,
    list,
    select,
    selectAndReveal(index) {
      select(index);
      if (list.current) reveal(list.current, index);
    },
  };
}

/** The stylesheet lets the list scroll in only one direction, so the offset in the other has no effect. */
function reveal(list: HTMLElement, index: number): void {
  const entry = list.children[index];
  if (entry instanceof HTMLElement) {
    list.scrollTo({ top: entry.offsetTop, left: entry.offsetLeft - REVEAL_OFFSET_PX });
  }
}
