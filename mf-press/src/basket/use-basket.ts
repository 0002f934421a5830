import { type Remembered, rememberUids } from '@stadtraum/shared-ui/remembered';
import { useSyncExternalStore } from 'react';
import { BASKET } from './basket.ts';

const EMPTY: readonly number[] = [];

// All blocks on a page share one basket. There is no basket on the server.
let shared: Remembered | undefined;

/** The visitor's basket. Call it only in the browser. */
export function getVisitorBasket(): Remembered {
  shared ??= rememberUids(BASKET, () => localStorage, window);
  return shared;
}

/** Uids of the collected pictures; empty on the server and during hydration. */
export function useCollectedUids(): readonly number[] {
  return useSyncExternalStore(
    (listener) => getVisitorBasket().subscribe(listener),
    () => getVisitorBasket().uids(),
    () => EMPTY,
  );
}
