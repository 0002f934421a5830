import { useSyncExternalStore } from 'react';
import { type Basket, createBasket } from './basket.ts';

const NOTHING: readonly number[] = [];

// All blocks of a page share one basket. There is none on the server.
let shared: Basket | undefined;

/** The visitor's basket; only in the browser. */
export function visitorsBasket(): Basket {
  shared ??= createBasket(() => localStorage, window);
  return shared;
}

/** Numbers of the collected pictures; empty on the server and during hydration. */
export function useCollected(): readonly number[] {
  return useSyncExternalStore(
    (listener) => visitorsBasket().subscribe(listener),
    () => visitorsBasket().uids(),
    () => NOTHING,
  );
}
