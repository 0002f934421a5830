import { useSyncExternalStore } from 'react';
import { type Basket, createBasket } from './basket.ts';

const NOTHING: readonly number[] = [];

// All blocks of a page have one basket. On the server nobody has one.
let shared: Basket | undefined;

/** The visitor's basket, only in the browser. */
export function visitorsBasket(): Basket {
  shared ??= createBasket(() => localStorage, window);
  return shared;
}

/** Numbers of the collected pictures; none on the server and while the page hydrates. */
export function useCollected(): readonly number[] {
  return useSyncExternalStore(
    (listener) => visitorsBasket().subscribe(listener),
    () => visitorsBasket().uids(),
    () => NOTHING,
  );
}
