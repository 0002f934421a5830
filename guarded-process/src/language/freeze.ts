/**
 * Properties that code commonly overrides by assignment, such as `Class.prototype.toString = …`. Inheriting a read-only property would
 * make such an assignment fail, so these become accessors that define the property on the assigned object. Only these: engines
 * optimise calls of built-in methods that are plain properties, and with accessors in place of all of them rendering takes a fifth longer.
 */
const OVERRIDDEN: readonly [prototype: object, keys: readonly PropertyKey[]][] = [
  [Object.prototype, ['constructor', 'toString', 'toLocaleString', 'valueOf', 'hasOwnProperty']],
  [Function.prototype, ['toString', 'name']],
  ...[Error, EvalError, RangeError, ReferenceError, SyntaxError, TypeError, URIError, AggregateError].map(
    ({ prototype }): [object, string[]] => [prototype, ['constructor', 'toString', 'name', 'message']],
  ),
  // TypeScript's generators for old browsers do so where the language has `Iterator`: from Node 22.
  [Object.getPrototypeOf(Object.getPrototypeOf([].values())), [Symbol.iterator]],
];

/**
 * Freezes the built-in objects of the language that can be reached from `roots`, and those that only instances lead to. Objects that
 * inherit from them remain assignable as far as `OVERRIDDEN` says.
 */
export function freezeLanguage(roots: readonly unknown[]): void {
  for (const [prototype, keys] of OVERRIDDEN) {
    for (const key of keys) makeOverridable(prototype, key);
  }
  freezeAll([...roots, ...reachedByInstances()]);
}

/** Freezes values and all that can be reached from them through properties and prototypes, without calling getters. */
function freezeAll(roots: readonly unknown[]): void {
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

function makeOverridable(prototype: object, key: PropertyKey): void {
  const { value, enumerable = false } = Reflect.getOwnPropertyDescriptor(prototype, key) ?? {};
  if (value === undefined) return;
  Reflect.defineProperty(prototype, key, {
    get: () => value,
    set(this: unknown, assigned: unknown) {
      const isChangeable =
        isObject(this) &&
        this !== prototype &&
        Reflect.defineProperty(this, key, {
          ...{ value: assigned, writable: true, enumerable: true, configurable: true },
        });
      if (!isChangeable) throw new TypeError(`Cannot assign to read only property '${String(key)}'`);
    },
    enumerable,
    configurable: false,
  });
}

/** Objects that no property of a global leads to: prototypes of functions, iterators and segments. */
function reachedByInstances(): unknown[] {
  const segments = new Intl.Segmenter().segment('');
  const instances = [
    ...[() => {}, function* () {}, async () => {}, async function* () {}],
    ...[[].values(), new Map().values(), new Set().values(), ''[Symbol.iterator](), ''.matchAll(/a/g)],
    ...[new URLSearchParams().entries(), segments, segments[Symbol.iterator]()],
  ];
  return instances.map((instance) => Object.getPrototypeOf(instance));
}

function isObject(value: unknown): value is object {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}
