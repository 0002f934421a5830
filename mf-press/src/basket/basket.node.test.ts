import { MAX_ASSETS } from '@stadtraum/contracts/forms/press-basket';
import { type BasketStorage, createBasket } from './basket.ts';

function memoryStorage(stored?: string): BasketStorage & { stored: string | null } {
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

describe('basket', () => {
  it('stores each picture once, in order, and notifies listeners', () => {
    const storage = memoryStorage();
    const basket = createBasket(() => storage);
    const listener = jest.fn();
    const unsubscribe = basket.subscribe(listener);
    for (const uid of [187, 190, 187]) basket.add(uid);
    expect(basket.uids()).toEqual([187, 190]);
    expect(createBasket(() => storage).uids()).toEqual([187, 190]);
    basket.remove(187);
    expect(listener).toHaveBeenCalledTimes(3);
    unsubscribe();
    basket.clear();
    expect(listener).toHaveBeenCalledTimes(3);
    expect(storage.stored).toBeNull();
  });

  it('rejects new pictures when it is full', () => {
    const basket = createBasket(memoryStorage);
    for (let uid = 1; uid <= MAX_ASSETS; uid += 1) expect(basket.add(uid)).toBe(true);
    expect([basket.add(99), basket.add(1)]).toEqual([false, true]);
    expect(basket.uids()).toHaveLength(MAX_ASSETS);
  });

  it.each(['{', '"187"', '{"uid": 187}', '[null, "1", -3, 1.5]'])(
    'treats the stored value %s as empty',
    (stored) => {
      expect(createBasket(() => memoryStorage(stored)).uids()).toEqual([]);
    },
  );

  it('[F33] works when storage is blocked', () => {
    const basket = createBasket(() => {
      throw new Error('SecurityError');
    });
    basket.add(187);
    expect(basket.uids()).toEqual([187]);
  });
});
