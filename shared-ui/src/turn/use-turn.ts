import { type RefObject, useLayoutEffect } from 'react';
import type { Start } from './take-turn.ts';

/**
 * Runs the script that also runs as the element's behaviour, from hydration or the first rendering on. `start` takes its turn, so a
 * behaviour that runs already is ended, and its state stays in the document.
 *
 * @param key starts the script again when it changes, because the elements inside have changed
 */
export function useTurn<Root extends Element>(
  root: RefObject<Root | null>,
  start: Start<Root>,
  key = '',
): void {
  // Before paint, so that elements do not change their looks between two frames.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the elements inside.
  useLayoutEffect(() => {
    if (!root.current) return;
    const end = new AbortController();
    start(root.current, end.signal);
    return () => end.abort();
  }, [root, start, key]);
}
