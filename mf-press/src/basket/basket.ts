import { MOST_ASSETS } from '@stadtraum/contracts/forms/press-basket';

/** The pictures that a visitor has collected, by their numbers. */
export interface Basket {
  /** In the order in which they were chosen; the same array until something changes. */
  uids(): readonly number[];
  /** @returns false where it was full */
  add(uid: number): boolean;
  remove(uid: number): void;
  clear(): void;
  /** @returns ends it */
  subscribe(listener: () => void): () => void;
}

/** What a basket is kept in: `localStorage`, as far as the browser lets it. */
export type BasketStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const KEY = 'stadtraum-merkliste';
const NOTHING: readonly number[] = [];

/**
 * A basket that outlives the page (P30: the visitor asks for it), and knows what other windows do to it. Where the browser
 * keeps nothing, it lasts as long as the page.
 *
 * @param storageOf may throw, as browsers do that block storage
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
      if (uids.length >= MOST_ASSETS) return false;
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
    return [...new Set<number>(numbers)].slice(0, MOST_ASSETS);
  } catch {
    return NOTHING;
  }
}

function write(storageOf: () => BasketStorage, uids: readonly number[]): void {
  try {
    if (uids.length === 0) storageOf().removeItem(KEY);
    else storageOf().setItem(KEY, JSON.stringify(uids));
  } catch {
    // Blocked or full: it lasts as long as the page.
  }
}
