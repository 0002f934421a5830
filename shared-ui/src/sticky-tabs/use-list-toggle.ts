import { type RefObject, useEffect, useRef, useState } from 'react';
import { isOpenInDocument } from '../hydration/hydration.ts';

export interface ListToggle {
  /** Ref for the `<details>`. */
  bar: RefObject<HTMLDetailsElement | null>;
  /** Whether the list is open. */
  isShown: boolean;
  /** For `onToggle`: adopts the state that the browser has set. */
  follow(): void;
  hide(): void;
}

/**
 * Shows and hides a list in a `<details>` (R2.11-8). The list is hidden when the visitor presses outside it or the focus leaves
 * it.
 *
 * @param id id of the `<details>`; the initial state is its state in the document
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
      // The browser may already have opened it without having fired `toggle`.
      if (bar.current) bar.current.open = false;
      setShown(false);
    },
  };
}
