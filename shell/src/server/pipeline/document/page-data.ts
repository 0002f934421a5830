import type { BrowserSettings, IslandData, PageData, PageKit } from '@stadtraum/contracts/page-data';
import type { Asset } from '@stadtraum/page-plan/assets';
import type { LiveSetIndex, OwnedIsland } from '@stadtraum/page-plan/live-set-index';
import type { ComposedBlock, ComposedPage } from '../compose/compose.ts';

/** Collects the data that the document's script needs: the page's islands and the URLs of their code. */
export function pageDataOf(
  { regions }: ComposedPage,
  index: LiveSetIndex,
  settings: BrowserSettings,
): PageData {
  const islands: Record<string, IslandData> = {};
  const modules: PageKit['modules'] = {};
  const nextModules: PageKit['modules'] = {};
  const remotes: PageData['remotes'] = {};
  const behaviours: PageData['behaviours'] = {};
  for (const composed of regions.flatMap(({ blocks }) => blocks)) {
    const { remote, island } = composed.planned.owned;
    for (const { url } of behavioursOf(composed)) {
      behaviours[url] = [...(behaviours[url] ?? []), composed.planned.block.id];
    }
    const remoteData = index.remoteData.get(remote);
    if (!island || !remoteData || !canHydrate(composed)) continue;
    Object.assign(remoteData.next ? nextModules : modules, island.kitModules);
    islands[composed.planned.block.id] = describeIsland(composed, island);
    remotes[remote] = remoteData;
  }
  return {
    liveSet: index.liveSet.id,
    kit: { ...index.kitContainer, modules },
    ...(index.nextKitContainer &&
      Object.keys(nextModules).length > 0 && {
        nextKit: { ...index.nextKitContainer, modules: nextModules },
      }),
    remotes,
    host: index.host.map(({ url }) => url),
    islands,
    behaviours,
    settings,
  };
}

/** A last good fragment may come from another release, so this release's code must not hydrate it. */
export function canHydrate({ state }: ComposedBlock): boolean {
  return state !== 'last-good';
}

/** They act on HTML: a block without HTML has none until its island renders, and starts them itself. */
function behavioursOf({ planned, state }: ComposedBlock): Asset[] {
  return state === 'rendered' ? planned.owned.behaviours : [];
}

function describeIsland({ planned, state }: ComposedBlock, island: OwnedIsland): IslandData {
  const { owned, input } = planned;
  return {
    type: owned.declaration.type,
    remote: owned.remote,
    expose: island.expose,
    strategy: 'interaction',
    files: island.scripts.map(({ url }) => url),
    content: input.content,
    page: input.page,
    ...(state === 'rendered' ? {} : { missing: true as const }),
  };
}
