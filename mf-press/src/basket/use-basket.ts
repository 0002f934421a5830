import { useSyncExternalStore } from 'react';
import { type Basket, createBasket } from './basket.ts';

const EMPTY: readonly number[] = [];

// All blocks on a page share one basket. The server has none.
let shared: Basket | undefined;

/** The visitor's basket; available only in the browser. */
export function visitorsBasket(): Basket {
  shared ??= createBasket(() => localStorage, window);
  return shared;
}

/** Numbers of the collected pictures; empty on the server and during hydration. */
export function useCollected(): readonly number[] {
  return useSyncExternalStore(
    (listener) => visitorsBasket().subscribe(listener),
    () => visitorsBasket().uids(),
    () => EMPTY,
  );
}
