/** A component of a remote, or a hook. */
type Component = (...parameters: never[]) => unknown;

/** What the compiler tells about the hooks that a component or a hook calls. */
export interface Hooks {
  /** Equal for the same calls in the same order. */
  key: string;
  /** Whether its state is never kept (`// @refresh reset`). */
  resets: boolean;
  /** The custom hooks among them. */
  custom(): Component[];
}

/** React's hook of this name. */
type SyncStore = (
  subscribe: (onChange: () => void) => () => void,
  read: () => number,
  server: () => number,
) => number;

/** A Module Federation container, as its ES module exports it. */
interface Container {
  init(shareScope: unknown): unknown;
  get(expose: string): Promise<() => unknown>;
}

/** Releases of a component that call the same hooks: the later one continues with the state of the earlier one. */
interface Lineage {
  component: Component;
  hooks: string;
  /** What React renders in their place. It adds no component to the tree, on which the ids of `useId` depend. */
  proxy: Component;
  /** Renders the mounted ones again. */
  listeners: Set<() => void>;
}

/** Exchanges components of a remote on a page: mounted ones keep their state if the new ones call the same hooks. */
export interface Refresh {
  /** How often components were exchanged. */
  count(): number;
  /** Adds a container. Returns its number, which grows. */
  add(shareScope: unknown): number;
  /**
   * @param container its number. Components of a container that is being loaded take effect together.
   * @param id file and name
   */
  register(container: number, id: string, component: unknown): void;
  describe(component: Component, hooks: Hooks): void;
  /** The proxy of a registered component; anything else as it is. */
  proxyOf<Type>(type: Type): Type;
  /** The proxy of a block's component, which the shell renders. */
  rootOf<Type>(component: Type): Type;
  /**
   * Loads modules of another release's container and exchanges their components.
   *
   * @returns false if the page must be loaded again instead
   */
  load(url: string, exposes: readonly string[]): Promise<boolean>;
}

export function createRefresh(
  syncStore: SyncStore,
  importContainer: (url: string) => Promise<Container>,
): Refresh {
  const lineages = new Map<string, Lineage>();
  const ids = new WeakMap<Component, string>();
  const hooksOf = new WeakMap<Component, Hooks>();
  const roots = new Set<string>();
  /** Whether the compiler has not registered the component of a block, such as one without a name. */
  let hasUnknownRoot = false;
  let staged = new Map<string, Component>();
  let scope: unknown;
  /** Number of the last container, and of that whose components are shown. */
  let [last, shown] = [0, 1];
  let count = 0;
  let resets = 0;

  function lineageOf(component: Component): Lineage {
    const listeners = new Set<() => void>();
    const subscribe = (onChange: () => void) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    };
    const lineage: Lineage = {
      component,
      hooks: describeHooks(component),
      proxy(...parameters) {
        syncStore(
          subscribe,
          () => count,
          () => count,
        );
        return lineage.component(...parameters);
      },
      listeners,
    };
    // For React's developer tools.
    Object.defineProperty(lineage.proxy, 'name', { value: component.name });
    return lineage;
  }

  /** The hooks that a component calls, with those that its custom hooks call. */
  function describeHooks(component: Component): string {
    const hooks = hooksOf.get(component);
    if (!hooks) return '';
    try {
      if (!hooks.resets) return [hooks.key, ...hooks.custom().map(describeHooks)].join();
    } catch {
      // Modules import each other, and that of a hook is not evaluated yet.
    }
    resets += 1;
    return `reset ${resets}`;
  }

  /** Returns the lineage that ends with it, if the component calls other hooks. */
  function exchange(id: string, component: Component): Lineage | undefined {
    const former = lineages.get(id);
    if (former?.hooks === describeHooks(component)) former.component = component;
    else lineages.set(id, lineageOf(component));
    return former === lineages.get(id) ? undefined : former;
  }

  /** Whether every component on the page has a successor, and blocks keep their state. */
  function canExchange(): boolean {
    if (hasUnknownRoot) return false;
    return [...lineages].every(([id, { listeners, hooks }]) => {
      const next = staged.get(id);
      if (!next) return listeners.size === 0;
      return !roots.has(id) || describeHooks(next) === hooks;
    });
  }

  return {
    count: () => count,
    add(shareScope) {
      scope = shareScope;
      last += 1;
      return last;
    },
    register(container, id, component) {
      if (typeof component !== 'function') return;
      ids.set(component as Component, id);
      if (container > shown) staged.set(id, component as Component);
      else if (container === shown || !lineages.has(id)) exchange(id, component as Component);
    },
    describe: (component, hooks) => void hooksOf.set(component, hooks),
    proxyOf(type) {
      const id = typeof type === 'function' ? ids.get(type as unknown as Component) : undefined;
      return (id === undefined ? type : (lineages.get(id)?.proxy ?? type)) as typeof type;
    },
    rootOf(component) {
      const id = ids.get(component as Component);
      if (id === undefined) hasUnknownRoot = true;
      else roots.add(id);
      return this.proxyOf(component);
    },
    async load(url, exposes) {
      staged = new Map();
      const container = await importContainer(url);
      await container.init(scope);
      await Promise.all(exposes.map(async (expose) => (await container.get(expose))()));
      if (!canExchange()) return false;
      shown = last;
      count += 1;
      const ended = [...staged].flatMap(([id, component]) => exchange(id, component) ?? []);
      for (const { listeners } of lineages.values()) for (const render of [...listeners]) render();
      await new Promise((done) => setTimeout(done));
      // Elements that were kept somewhere still have their former component.
      return ended.every(({ listeners }) => listeners.size === 0);
    },
  };
}
