import type { IslandModule } from '@stadtraum/contracts/island';
import type { IslandData, PageData } from '@stadtraum/contracts/page-data';
import type { Platform } from '@stadtraum/contracts/platform';
import { createFederation, type Federation } from './federation.ts';
import { IslandError } from './island-error.ts';
import { type IslandEvents, mountIsland } from './mount-island.ts';
import { yieldToBrowser } from './yield-to-browser.ts';

/** The module of each kit that turns islands into parcels. */
const ISLAND_MODULE = '@stadtraum/federation-kit/island';

export interface Host {
  /**
   * Loads an island from the release that rendered it and mounts it on its element.
   *
   * @throws IslandError ISLAND_LOAD_FAILED (can be retried), ISLAND_RENDER_FAILED (the server's HTML is restored)
   */
  start(blockId: string, island: IslandData, element: HTMLElement, events: IslandEvents): Promise<void>;
}

/**
 * Creates the page's only host for islands. Islands of one remote share its container.
 *
 * @param federation another way to load modules; default: the protocol of containers alone
 */
export function createHost(
  page: Pick<PageData, 'kit' | 'nextKit' | 'remotes'>,
  platform: Platform,
  federation: Federation | Promise<Federation> = createFederation(page),
): Host {
  return {
    async start(blockId, island, element, events) {
      const { component, islandModule } = await load(await federation, island);
      await yieldToBrowser();
      const { content, page, missing } = island;
      const mode = missing ? 'render' : 'hydrate';
      await mountIsland(islandModule, element, { blockId, component, content, page, platform, mode }, events);
    },
  };
}

async function load(federation: Federation, { remote, expose }: IslandData) {
  try {
    const [exposed, islandModule] = await Promise.all([
      federation.exposed(remote, expose),
      federation.shared(remote, ISLAND_MODULE),
    ]);
    const component = (exposed as { default?: unknown } | null)?.default;
    if (!component) throw new Error(`${remote} exposes no component as ${expose}`);
    return { component, islandModule: islandModule as IslandModule };
  } catch (error) {
    throw new IslandError('ISLAND_LOAD_FAILED', error);
  }
}
