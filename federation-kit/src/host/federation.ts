import type { PageData, PageKit } from '@stadtraum/contracts/page-data';

/** Loads modules of the page's live set. A failed load can be retried. */
export interface Federation {
  /** Loads a module that a remote exposes. */
  exposed(remote: string, expose: string): Promise<unknown>;
  /** Loads a module that the kit of a remote shares. */
  shared(remote: string, specifier: string): Promise<unknown>;
}

/** A Module Federation container, as its ES module exports it. */
interface Container {
  init(shareScope: ShareScope): unknown;
  get(expose: string): Promise<() => unknown>;
}

/** Module Federation's share scope: modules by specifier and version. */
type ShareScope = Record<string, Record<string, { from: string; get: () => Promise<() => unknown> }>>;

/**
 * The page's Module Federation host. It speaks the protocol of containers, `init` and `get`: the page data names the containers, and
 * activation has checked that all versions fit. Modules load on demand. Each kit has a share scope of its own.
 */
export function createFederation({
  kit,
  nextKit,
  remotes,
}: Pick<PageData, 'kit' | 'nextKit' | 'remotes'>): Federation {
  const stable = createShareScope(kit);
  const next = nextKit ? createShareScope(nextKit) : stable;
  const scopeOf = (remote: string) => (remotes[remote]?.next ? next : stable);
  const containers = new Map(
    Object.entries(remotes).map(([name, { entry }]) => [
      name,
      containerOf(entry, (remote) => remote.init(scopeOf(name))),
    ]),
  );

  return {
    async exposed(remote, expose) {
      const container = containers.get(remote);
      if (!container) throw new Error(`the page has no remote ${remote}`);
      return (await (await container()).get(expose))();
    },
    async shared(remote, specifier) {
      const [module] = Object.values(scopeOf(remote)[specifier] ?? {});
      if (!module) throw new Error(`the kit does not share ${specifier}`);
      return (await module.get())();
    },
  };
}

/** The share scope with a kit's modules. */
function createShareScope({ entry, modules }: PageKit): ShareScope {
  const container = containerOf(entry);
  return Object.fromEntries(
    Object.entries(modules).map(([specifier, { version, expose }]) => [
      specifier,
      { [version]: { from: 'kit', get: onceLoaded(async () => (await container()).get(expose)) } },
    ]),
  );
}

/** Returns a function that loads and prepares the container at a URL. */
export function containerOf(
  entry: string,
  prepare: (container: Container) => unknown = () => undefined,
): () => Promise<Container> {
  return onceLoaded(async () => {
    const container = (await import(/* webpackIgnore: true */ entry)) as Container;
    await prepare(container);
    return container;
  });
}

/** Returns a function that loads something once, and again if that failed. */
function onceLoaded<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loading: Promise<Loaded> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
