/*
 * A kit is shared by all remotes. Once evaluated it is frozen, so that no remote changes what another one renders. What React itself
 * must change is sealed, reset or hidden.
 */

/** The exports of the kit's modules by specifier. */
export type KitModules = ReadonlyMap<string, unknown>;

/** A React context: React writes its current values. */
interface Context {
  _currentValue: unknown;
  _currentValue2: unknown;
}

/** What React writes to a context while it renders. */
const CONTEXT_STATE = ['_currentValue', '_currentValue2', '_threadCount'];
/** React's state, which it shares with its renderers. Remotes need none of it. */
const INTERNALS = /INTERNALS/;

type Exports = Record<PropertyKey, unknown>;
type Create = (...values: unknown[]) => unknown;

/** Notes the contexts and elements that a kit creates while it is evaluated: nothing else leads to them. */
export function recordCreated(modules: { react: unknown; jsx: unknown }) {
  const contexts: Context[] = [];
  const elements: unknown[] = [];
  const restores = [
    record(modules.react, 'createContext', (context) => contexts.push(context as Context)),
    ...['createElement', 'cloneElement'].map((name) =>
      record(modules.react, name, (made) => elements.push(made)),
    ),
    ...['jsx', 'jsxs'].map((name) => record(modules.jsx, name, (made) => elements.push(made))),
  ];
  return {
    /** Ends the recording. */
    end: () => {
      for (const restore of restores) restore();
      return { contexts, elements };
    },
  };
}

function record(module: unknown, name: string, note: (created: unknown) => void): () => void {
  const original = (module as Exports | undefined)?.[name] as Create | undefined;
  const isWritable = Reflect.getOwnPropertyDescriptor(Object(module), name)?.writable === true;
  if (typeof original !== 'function' || !isWritable) return () => {};
  const exports = module as Exports;
  exports[name] = (...values: unknown[]) => {
    const created = original(...values);
    note(created);
    return created;
  };
  return () => {
    exports[name] = original;
  };
}

/**
 * Freezes everything that can be reached from the modules and elements of a kit. Call it only where the language's own objects are
 * frozen, because it follows prototypes.
 *
 * @returns the modules as remotes get them: without React's internals
 */
export function freezeKit(
  modules: KitModules,
  { contexts, elements }: { contexts: readonly Context[]; elements: readonly unknown[] },
): KitModules {
  const visible = new Map([...modules].map(([name, exports]) => [name, withoutInternals(exports)]));
  const seen = new Set<unknown>(contexts);
  for (const context of contexts) {
    seal(context);
    for (const name of ['Provider', 'Consumer'] as const) {
      const part: unknown = Reflect.get(context, name);
      if (part !== context) freeze(part, seen);
    }
    freeze(context._currentValue, seen);
  }
  freeze([...visible.values()], seen);
  freeze([...elements, ...sharedInstanceParts(modules)], seen);
  return visible;
}

/** A function that gives all contexts the values that they have outside of any provider. */
export function resetterOf(contexts: readonly Context[]): () => void {
  const initial = contexts.map(
    (context) => [context, context._currentValue, context._currentValue2] as const,
  );
  return () => {
    for (const [context, value, value2] of initial) {
      context._currentValue = value;
      context._currentValue2 = value2;
    }
  };
}

/** Makes all of a context read-only, except what React writes. */
function seal(context: object): void {
  for (const key of Reflect.ownKeys(context)) {
    if (CONTEXT_STATE.includes(String(key))) continue;
    Reflect.defineProperty(context, key, { writable: false, configurable: false });
  }
  Object.preventExtensions(context);
}

function withoutInternals(exports: unknown): unknown {
  const keys = Reflect.ownKeys(Object(exports));
  if (!keys.some((key) => INTERNALS.test(String(key)))) return exports;
  const shown = keys.filter((key) => !INTERNALS.test(String(key)));
  return Object.fromEntries(shown.map((key) => [key, (exports as Exports)[key]]));
}

/** Objects that React gives to every instance of a class component. */
function sharedInstanceParts(modules: KitModules): unknown[] {
  const react = modules.get('react') as Partial<typeof import('react')> | undefined;
  const server = modules.get('react-dom/server') as Partial<typeof import('react-dom/server')> | undefined;
  if (typeof react?.Component !== 'function') return [];
  const instances: object[] = [];
  const Probe = probeClass(react.Component, (instance) => instances.push(instance));
  const element = react.createElement?.(Probe);
  if (element) server?.renderToString?.(element);
  return [new Probe({}), ...instances].flatMap((instance) =>
    ['updater', 'refs', 'context'].map((name) => Reflect.get(instance, name)),
  );
}

/** A class component that reports its instances when they render. */
function probeClass(base: typeof import('react').Component, report: (instance: object) => void) {
  return class extends base {
    override render() {
      report(this);
      return null;
    }
  };
}

function freeze(root: unknown, seen: Set<unknown>): void {
  const open: unknown[] = [root];
  while (open.length > 0) {
    const value = open.pop();
    if (!isObject(value) || seen.has(value)) continue;
    seen.add(value);
    Object.freeze(value);
    open.push(Object.getPrototypeOf(value));
    for (const key of Reflect.ownKeys(value)) open.push(...reachable(value, key));
  }
}

/** Bundles export their bindings through getters, so values behind getters are followed as well. */
function reachable(owner: object, key: PropertyKey): unknown[] {
  const { get, set } = Reflect.getOwnPropertyDescriptor(owner, key) ?? {};
  try {
    return [get, set, Reflect.get(owner, key)];
  } catch {
    return [get, set];
  }
}

function isObject(value: unknown): value is object {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}
