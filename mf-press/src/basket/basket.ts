import { MAX_ASSETS } from '@stadtraum/contracts/forms/press-basket';

/** The pictures that a visitor has collected, by number. */
export interface Basket {
  /** In the order of collection; the same array until it changes. */
  uids(): readonly number[];
  /** @returns false if the basket was full */
  add(uid: number): boolean;
  remove(uid: number): void;
  clear(): void;
  /** @returns a function that ends the subscription */
  subscribe(listener: () => void): () => void;
}

/** Where a basket is stored: `localStorage` if the browser allows it. */
export type BasketStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const KEY = 'stadtraum-merkliste';
const NOTHING: readonly number[] = [];

/**
 * A basket that outlives the page (P30: at the visitor's request) and follows changes from other windows. If the browser
 * stores nothing, it lasts as long as the page.
 *
 * @param storageOf may throw, as in browsers that block storage
 */
export function createBasket(storageOf: () => BasketStorage, window?: Window): Basket {
  const listeners = new Set<() => void>();
  let uids = read(storageOf);

  const tell = () => {
    for (const listener of listeners) listener();
  };
  const change = (next: readonly number[]) => {
    uids = next;
    write(storageOf, next);
    tell();
  };
  window?.addEventListener('storage', ({ key }) => {
    if (key !== KEY && key !== null) return;
    uids = read(storageOf);
    tell();
  });

  return {
    uids: () => uids,
    add(uid) {
      if (uids.includes(uid)) return true;
      if (uids.length >= MAX_ASSETS) return false;
      change([...uids, uid]);
      return true;
    },
    remove(uid) {
      if (uids.includes(uid)) change(uids.filter((other) => other !== uid));
    },
    clear() {
      if (uids.length > 0) change(NOTHING);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function read(storageOf: () => BasketStorage): readonly number[] {
  try {
    const kept: unknown = JSON.parse(storageOf().getItem(KEY) ?? '[]');
    const numbers = Array.isArray(kept) ? kept.filter((uid) => Number.isInteger(uid) && uid > 0) : [];
    return [...new Set<number>(numbers)].slice(0, MAX_ASSETS);
  } catch {
    return NOTHING;
  }
}

function write(storageOf: () => BasketStorage, uids: readonly number[]): void {
  try {
    if (uids.length === 0) storageOf().removeItem(KEY);
    else storageOf().setItem(KEY, JSON.stringify(uids));
  } catch {
    // Storage is blocked or full: the basket lasts as long as the page.
  }
}
