import type { BrowserSettings, IslandData, PageData } from '@stadtraum/contracts/page-data';
import type { LiveSetIndex, OwnedIsland } from '@stadtraum/page-plan/live-set-index';
import type { ComposedBlock, ComposedPage } from '../compose/compose.ts';

/** Collects the data that the document's script needs: the page's islands and the URLs of their code. */
export function pageDataOf(
  { regions }: ComposedPage,
  index: LiveSetIndex,
  settings: BrowserSettings,
): PageData {
  const islands: Record<string, IslandData> = {};
  const remotes: PageData['remotes'] = {};
  for (const composed of regions.flatMap(({ blocks }) => blocks)) {
    const { remote, island } = composed.planned.owned;
    const remoteData = index.remoteData.get(remote);
    if (!island || !remoteData || !canHydrate(composed)) continue;
    islands[composed.planned.block.id] = describeIsland(composed, island);
    remotes[remote] = remoteData;
  }
  return { liveSet: index.liveSet.id, kit: index.kitData, remotes, islands, settings };
}

/** A last good fragment may come from another release, so this release's code must not hydrate it. */
export function canHydrate({ state }: ComposedBlock): boolean {
  return state !== 'last-good';
}

function describeIsland({ planned, state }: ComposedBlock, island: OwnedIsland): IslandData {
  const { owned, input } = planned;
  return {
    type: owned.declaration.type,
    remote: owned.remote,
    expose: island.expose,
    strategy: island.strategy,
    files: island.scripts.map(({ url }) => url),
    content: input.content,
    page: input.page,
    ...(state === 'rendered' ? {} : { missing: true as const }),
  };
}
