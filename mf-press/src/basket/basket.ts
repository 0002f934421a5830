import { MAX_ASSETS } from '@stadtraum/contracts/forms/press-basket';

/** The uids of the pictures that a visitor has collected. */
export interface Basket {
  /** In insertion order. Returns the same array until the basket changes. */
  uids(): readonly number[];
  /** @returns false if the basket is full */
  add(uid: number): boolean;
  remove(uid: number): void;
  clear(): void;
  /** @returns a function that removes the listener */
  subscribe(listener: () => void): () => void;
}

/** The storage for a basket: `localStorage`, if the browser allows it. */
export type BasketStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const KEY = 'stadtraum-merkliste';
const EMPTY: readonly number[] = [];

/**
 * A basket that persists across pages at the visitor's request (P30) and picks up changes from other windows. If the browser
 * blocks storage, it lasts as long as the page.
 *
 * @param getStorage may throw, as it does in browsers that block storage
 */
export function createBasket(getStorage: () => BasketStorage, window?: Window): Basket {
  const listeners = new Set<() => void>();
  let uids = readUids(getStorage);

  const notify = () => {
    for (const listener of listeners) listener();
  };
  const change = (next: readonly number[]) => {
    uids = next;
    write(getStorage, next);
    notify();
  };
  window?.addEventListener('storage', ({ key }) => {
    if (key !== KEY && key !== null) return;
    uids = readUids(getStorage);
    notify();
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
      if (uids.length > 0) change(EMPTY);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The stored uids; none if the storage is blocked or its value is invalid. */
export function readUids(getStorage: () => BasketStorage): readonly number[] {
  try {
    const stored: unknown = JSON.parse(getStorage().getItem(KEY) ?? '[]');
    const numbers = Array.isArray(stored) ? stored.filter((uid) => Number.isInteger(uid) && uid > 0) : [];
    return [...new Set<number>(numbers)].slice(0, MAX_ASSETS);
  } catch {
    return EMPTY;
  }
}

function write(getStorage: () => BasketStorage, uids: readonly number[]): void {
  try {
    if (uids.length === 0) getStorage().removeItem(KEY);
    else getStorage().setItem(KEY, JSON.stringify(uids));
  } catch {
    // Storage is blocked or full: the basket lasts as long as the page.
  }
}
