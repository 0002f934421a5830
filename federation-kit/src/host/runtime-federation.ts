import { createInstance } from '@module-federation/enhanced/runtime';
import type { PageData } from '@stadtraum/contracts/page-data';
import { containerOf, type Federation } from './federation.ts';

/** Beside each container; see `build/federation-manifest.ts`. */
const MANIFEST_FILE = 'mf-manifest.json';
const NAME = 'shell';
/** The share scopes of the page's kits. */
const SCOPES = { stable: 'default', next: 'next' };

/**
 * The same host with the runtime of Module Federation 2, for developers: its devtools show the page's remotes and shared modules, and
 * can override a remote. It is many times larger than the page's own host, which knows from the page data all that the runtime would find out.
 */
export async function createRuntimeFederation({
  kit,
  nextKit,
  remotes,
}: Pick<PageData, 'kit' | 'nextKit' | 'remotes'>): Promise<Federation> {
  const stable = { ...kit, scope: SCOPES.stable, container: containerOf(kit.entry) };
  const next = nextKit && { ...nextKit, scope: SCOPES.next, container: containerOf(nextKit.entry) };
  const kits = next ? [stable, next] : [stable];
  const kitOf = (remote: string) => (remotes[remote]?.next && next ? next : stable);
  const shared: Record<string, SharedModule[]> = {};
  for (const { scope, container, modules } of kits) {
    for (const [specifier, { version, expose }] of Object.entries(modules)) {
      shared[specifier] ??= [];
      shared[specifier].push({
        ...{ version, scope, shareConfig: { singleton: true, requiredVersion: false } },
        get: async () => {
          try {
            return await (await container()).get(expose);
          } catch (error) {
            // Otherwise the runtime would keep the failed load and never retry it.
            const loaded = federation.shareScopeMap[scope]?.[specifier]?.[version];
            if (loaded) loaded.loading = null;
            throw error;
          }
        },
      });
    }
  }
  const federation = createInstance({
    name: NAME,
    id: NAME,
    shareStrategy: 'loaded-first',
    remotes: await Promise.all(
      Object.entries(remotes).map(async ([name, { entry }]) => ({
        ...{ name, type: 'module', shareScope: kitOf(name).scope },
        entry: await manifestBeside(new URL(entry, location.href).href),
      })),
    ),
    shared,
  });

  return {
    exposed: (remote, expose) => federation.loadRemote(`${remote}/${expose.replace('./', '')}`),
    async shared(remote, specifier) {
      const { container, modules } = kitOf(remote);
      const module = modules[specifier];
      if (!module) throw new Error(`the kit does not share ${specifier}`);
      return (await (await container()).get(module.expose))();
    },
  };
}

/** A module that a kit shares, as the runtime wants it. */
interface SharedModule {
  version: string;
  scope: string;
  shareConfig: { singleton: boolean; requiredVersion: false };
  get: () => Promise<() => unknown>;
}

/** The manifest of a container, which releases built before this file's format lack. @returns its URL, or the container's own */
async function manifestBeside(entry: string): Promise<string> {
  const manifest = new URL(MANIFEST_FILE, entry).href;
  const { ok } = await fetch(manifest, { method: 'HEAD' });
  return ok ? manifest : entry;
}
