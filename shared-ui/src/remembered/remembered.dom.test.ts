import { type RememberingStorage, rememberUids } from './remembered.ts';

const KIND = { key: 'bilder', max: 3 };
const remember = (getStorage: () => RememberingStorage, window?: Window) =>
  rememberUids(KIND, getStorage, window);

function memoryStorage(stored?: string): RememberingStorage & { stored: string | null } {
  return {
    stored: stored ?? null,
    getItem() {
      return this.stored;
    },
    setItem(_key, value) {
      this.stored = value;
    },
    removeItem() {
      this.stored = null;
    },
  };
}

describe('what is remembered', () => {
  it('stores each record once, in order, and notifies listeners', () => {
    const storage = memoryStorage();
    const remembered = remember(() => storage);
    const listener = jest.fn();
    const unsubscribe = remembered.subscribe(listener);
    for (const uid of [187, 190, 187]) remembered.add(uid);
    expect(remembered.uids()).toEqual([187, 190]);
    expect(remember(() => storage).uids()).toEqual([187, 190]);
    remembered.remove(187);
    expect(listener).toHaveBeenCalledTimes(3);
    unsubscribe();
    remembered.clear();
    expect(listener).toHaveBeenCalledTimes(3);
    expect(storage.stored).toBeNull();
  });

  it('rejects new records when it is full', () => {
    const remembered = remember(memoryStorage);
    for (let uid = 1; uid <= KIND.max; uid += 1) expect(remembered.add(uid)).toBe(true);
    expect([remembered.add(99), remembered.add(1)]).toEqual([false, true]);
    expect(remembered.uids()).toHaveLength(KIND.max);
  });

  it.each(['{', '"187"', '{"uid": 187}', '[null, "1", -3, 1.5]'])(
    'treats the stored value %s as empty',
    (stored) => {
      expect(remember(() => memoryStorage(stored)).uids()).toEqual([]);
    },
  );

  it('[F33] works when storage is blocked', () => {
    const remembered = remember(() => {
      throw new Error('SecurityError');
    });
    remembered.add(187);
    expect(remembered.uids()).toEqual([187]);
    expect(remembered.isStored()).toBe(false);
  });

  it('follows other windows, and pages visited before it is shown again', () => {
    const storage = memoryStorage();
    const window = new EventTarget();
    const remembered = remember(() => storage, window as Window);
    const notify = (type: string, properties: object) => {
      window.dispatchEvent(Object.assign(new Event(type), properties));
      return remembered.uids();
    };
    storage.stored = '[1]';
    expect(notify('storage', { key: 'andere' })).toEqual([]);
    expect(notify('storage', { key: 'bilder' })).toEqual([1]);
    storage.stored = '[1,2]';
    expect(notify('pageshow', { persisted: false })).toEqual([1]);
    expect(notify('pageshow', { persisted: true })).toEqual([1, 2]);
  });
});
