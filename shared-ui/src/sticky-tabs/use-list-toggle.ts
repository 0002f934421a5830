import { type RefObject, useEffect, useRef, useState } from 'react';
import { isOpenInDocument } from '../hydration/hydration.ts';

export interface ListToggle {
  /** For the `<details>`. */
  bar: RefObject<HTMLDetailsElement | null>;
  /** Whether the list is open. */
  isShown: boolean;
  /** For `onToggle`: the browser also toggles it itself. */
  follow(): void;
  hide(): void;
}

/**
 * Shows and hides a list in a `<details>` (R2.11-8). A press outside the list, or focus leaving it, hides it.
 *
 * @param id of the `<details>`; it starts open if it is open in the document
 */
export function useListToggle(id: string): ListToggle {
  const bar = useRef<HTMLDetailsElement>(null);
  const [isShown, setShown] = useState(() => isOpenInDocument(id));

  useEffect(() => {
    if (!isShown) return;
    const hideOutside = ({ target }: Event) => {
      if (target instanceof Node && !bar.current?.contains(target)) setShown(false);
    };
    const end = new AbortController();
    for (const type of ['pointerdown', 'focusin']) {
      document.addEventListener(type, hideOutside, { signal: end.signal });
    }
    return () => end.abort();
  }, [isShown]);

  return {
    bar,
    isShown,
    follow: () => setShown(bar.current?.open ?? false),
    hide() {
      // The browser may have opened it already, with the toggle event still to come.
      if (bar.current) bar.current.open = false;
      setShown(false);
    },
  };
}
