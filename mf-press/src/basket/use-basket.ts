import { useSyncExternalStore } from 'react';
import { type Basket, createBasket } from './basket.ts';

const EMPTY: readonly number[] = [];

// All blocks on a page share one basket. There is no basket on the server.
let shared: Basket | undefined;

/** The visitor's basket. Call it only in the browser. */
export function getVisitorBasket(): Basket {
  shared ??= createBasket(() => localStorage, window);
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
