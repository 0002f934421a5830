import { createInstance } from '@module-federation/enhanced/runtime';
import type { PageData } from '@stadtraum/contracts/page-data';
import { kitModules } from './kit.ts';

/** Loads modules of the page's live set. A failed load can be retried. */
export interface Federation {
  /** Loads a module that a remote exposes. */
  exposed(remote: string, expose: string): Promise<unknown>;
  /** Loads a module that the kit shares. */
  shared(specifier: string): Promise<unknown>;
}

const SCOPE = 'default';
const NAME = 'shell';

/**
 * Starts the Module Federation runtime with the page's remotes and with the kit's modules in its share scope. Modules load on
 * demand.
 */
export function createFederation({ kit, remotes }: Pick<PageData, 'kit' | 'remotes'>): Federation {
  const loadFromKit = kitModules(kit);

  const federation = createInstance({
    name: NAME,
    id: NAME,
    shareStrategy: 'loaded-first',
    remotes: Object.entries(remotes).map(([name, { entry }]) => ({ name, entry, type: 'module' })),
    shared: Object.fromEntries(
      Object.entries(kit.modules).map(([specifier, { version, expose }]) => [
        specifier,
        {
          version,
          scope: SCOPE,
          shareConfig: { singleton: true, requiredVersion: false },
          get: () => loadFromKit(expose).catch((error) => forget(specifier, version, error)),
        },
      ]),
    ),
  });

  /** Removes a failed load from the share scope, where the runtime would keep it and never retry. */
  function forget(specifier: string, version: string, error: unknown): never {
    const shared = federation.shareScopeMap[SCOPE]?.[specifier]?.[version];
    if (shared) shared.loading = null;
    throw error;
  }

  return {
    exposed: (remote, expose) => federation.loadRemote(`${remote}/${expose.replace('./', '')}`),
    async shared(specifier) {
      const factory = await federation.loadShare(specifier);
      if (!factory) throw new Error(`the kit does not share ${specifier}`);
      return factory();
    },
  };
}
