import { createInstance } from '@module-federation/enhanced/runtime';
import type { PageData } from '@stadtraum/contracts/page-data';
import { containerOf, type Federation } from './federation.ts';

/** Beside each container; see `build/federation-manifest.ts`. */
const MANIFEST_FILE = 'mf-manifest.json';
const SCOPE = 'default';
const NAME = 'shell';

/**
 * The same host with the runtime of Module Federation 2, for developers: its devtools show the page's remotes and shared modules, and
 * can override a remote. It is many times larger than the page's own host, which knows from the page data all that the runtime would find out.
 */
export async function createRuntimeFederation({
  kit,
  remotes,
}: Pick<PageData, 'kit' | 'remotes'>): Promise<Federation> {
  const kitContainer = containerOf(kit.entry);
  const federation = createInstance({
    name: NAME,
    id: NAME,
    shareStrategy: 'loaded-first',
    remotes: await Promise.all(
      Object.entries(remotes).map(async ([name, { entry }]) => ({
        ...{ name, type: 'module' },
        entry: await manifestBeside(new URL(entry, location.href).href),
      })),
    ),
    shared: Object.fromEntries(
      Object.entries(kit.modules).map(([specifier, { version, expose }]) => [
        specifier,
        {
          version,
          scope: SCOPE,
          shareConfig: { singleton: true, requiredVersion: false },
          get: () => fromKit(specifier, version, expose),
        },
      ]),
    ),
  });

  async function fromKit(specifier: string, version: string, expose: string) {
    try {
      return await (await kitContainer()).get(expose);
    } catch (error) {
      // Otherwise the runtime would keep the failed load and never retry it.
      const shared = federation.shareScopeMap[SCOPE]?.[specifier]?.[version];
      if (shared) shared.loading = null;
      throw error;
    }
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

/** The manifest of a container, which releases built before this file's format lack. @returns its URL, or the container's own */
async function manifestBeside(entry: string): Promise<string> {
  const manifest = new URL(MANIFEST_FILE, entry).href;
  const { ok } = await fetch(manifest, { method: 'HEAD' });
  return ok ? manifest : entry;
}
