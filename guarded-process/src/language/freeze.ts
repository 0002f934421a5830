/** Freezes values and all that can be reached from them through properties and prototypes, without calling getters. */
export function freezeAll(roots: readonly unknown[]): void {
  const seen = new Set<unknown>();
  const open = [...roots];
  while (open.length > 0) {
    const value = open.pop();
    if (!isObject(value) || seen.has(value)) continue;
    seen.add(value);
    Object.freeze(value);
    open.push(Object.getPrototypeOf(value));
    for (const key of Reflect.ownKeys(value)) {
      const { value: held, get, set } = Reflect.getOwnPropertyDescriptor(value, key) ?? {};
      open.push(held, get, set);
    }
  }
}

function isObject(value: unknown): value is object {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}
