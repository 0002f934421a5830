import { type RefObject, useLayoutEffect } from 'react';
import type { Start } from './take-turn.ts';

/**
 * Runs a component's script after hydration or the first render. The same script is the component's behaviour before hydration:
 * it takes its turn, which ends a running behaviour and keeps the state in the document.
 *
 * @param key starts the script again when it changes, because the elements inside have changed
 */
export function useTurn<Root extends Element>(
  root: RefObject<Root | null>,
  start: Start<Root>,
  key = '',
): void {
  // Before paint, so that no frame shows the elements without their state.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the elements inside.
  useLayoutEffect(() => {
    if (!root.current) return;
    const end = new AbortController();
    start(root.current, end.signal);
    return () => end.abort();
  }, [root, start, key]);
}
