/** The uids of the records that a visitor has asked this browser to remember. */
export interface Remembered {
  /** In insertion order. Returns the same array until it changes. */
  uids(): readonly number[];
  /** @returns false if it is full */
  add(uid: number): boolean;
  remove(uid: number): void;
  clear(): void;
  /** False if the browser has not stored the last change, so that it lasts only as long as the page. */
  isStored(): boolean;
  /** @returns a function that removes the listener */
  subscribe(listener: () => void): () => void;
}

/** The storage: `localStorage`, if the browser allows it. */
export type RememberingStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What is remembered, and where. */
export interface RememberedKind {
  /** The storage's key, unique on the site. */
  key: string;
  /** Maximum number of records. */
  max: number;
}

const EMPTY: readonly number[] = [];

/**
 * Remembers records across pages at the visitor's request (P30), and picks up changes from other windows and from pages that were
 * visited meanwhile. If the browser blocks storage, it lasts as long as the page.
 *
 * @param getStorage may throw, as it does in browsers that block storage
 * @param signal stops following other windows
 */
export function rememberUids(
  kind: RememberedKind,
  getStorage: () => RememberingStorage,
  window?: Window,
  signal?: AbortSignal,
): Remembered {
  const listeners = new Set<() => void>();
  let uids = readRemembered(kind, getStorage);
  let isStored = true;

  const notify = () => {
    for (const listener of listeners) listener();
  };
  const change = (next: readonly number[]) => {
    uids = next;
    isStored = write(kind, getStorage, next);
    notify();
  };
  const readAgain = () => {
    // What could not be stored is still what the visitor wants on this page.
    if (!isStored) return;
    uids = readRemembered(kind, getStorage);
    notify();
  };
  const listen = signal ? { signal } : {};
  window?.addEventListener(
    'storage',
    ({ key }) => {
      if (key === kind.key || key === null) readAgain();
    },
    listen,
  );
  window?.addEventListener('pageshow', ({ persisted }) => persisted && readAgain(), listen);

  return {
    uids: () => uids,
    isStored: () => isStored,
    add(uid) {
      if (uids.includes(uid)) return true;
      if (uids.length >= kind.max) return false;
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
export function readRemembered(
  { key, max }: RememberedKind,
  getStorage: () => RememberingStorage,
): readonly number[] {
  try {
    const stored: unknown = JSON.parse(getStorage().getItem(key) ?? '[]');
    const numbers = Array.isArray(stored) ? stored.filter((uid) => Number.isInteger(uid) && uid > 0) : [];
    return [...new Set<number>(numbers)].slice(0, max);
  } catch {
    return EMPTY;
  }
}

/** @returns false if the storage is blocked or full */
function write(
  { key }: RememberedKind,
  getStorage: () => RememberingStorage,
  uids: readonly number[],
): boolean {
  try {
    if (uids.length === 0) getStorage().removeItem(key);
    else getStorage().setItem(key, JSON.stringify(uids));
    return true;
  } catch {
    return false;
  }
}
