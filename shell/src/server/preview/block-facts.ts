import type { SideSet } from '@stadtraum/contracts/preview';
import type { ReleaseManifest } from '@stadtraum/contracts/release-manifest';
import { type Asset, assetUrl, uniqueAssets } from '@stadtraum/page-plan/assets';
import type { OwnedBlock } from '@stadtraum/page-plan/live-set-index';
import type { PagePlan } from '@stadtraum/page-plan/plan';

/** What the bar says about a block of the page. */
export interface BlockFacts {
  /** Block id. */
  id: string;
  type: string;
  /** The team that published the release; undefined if the registry does not know it. */
  team: string | undefined;
  /** `name@version` */
  release: string;
  /** Whether it has a script that starts at an interaction. */
  isIsland: boolean;
  /** Bytes of the release's own scripts and styles for this block, as transferred. The kit's are not included. */
  scriptBytes: number;
  styleBytes: number;
  /** Whether its release takes the place of the live one. */
  isExchanged: boolean;
}

/** The facts about all blocks of a page, in the page's order. */
export function blockFactsOf(
  plan: PagePlan,
  { teams, exchanged }: Pick<SideSet, 'teams' | 'exchanged'>,
  bytes: ReadonlyMap<string, number>,
): BlockFacts[] {
  const blocks = plan.regions.flatMap((region) => region.blocks);
  return blocks.map(({ block, owned }) => {
    const { remote, release, island, behaviours, stylesheets } = owned;
    return {
      id: block.id,
      type: block.type,
      team: teams[remote],
      release,
      isIsland: island !== undefined,
      scriptBytes: ownBytes([...(island?.scripts ?? []), ...behaviours], owned, bytes),
      styleBytes: ownBytes(stylesheets, owned, bytes),
      isExchanged: exchanged.includes(remote),
    };
  });
}

/** Bytes of each file of these releases, as transferred, by its URL: compressed with brotli if the release contains that. */
export function bytesByUrl(manifests: readonly ReleaseManifest[]): Map<string, number> {
  const entries = manifests.flatMap((manifest) =>
    Object.entries(manifest.files).map(
      ([path, file]) => [assetUrl(manifest, path), (manifest.files[`${path}.br`] ?? file).bytes] as const,
    ),
  );
  return new Map(entries);
}

function ownBytes(
  assets: readonly Asset[],
  { release }: OwnedBlock,
  bytes: ReadonlyMap<string, number>,
): number {
  const folder = `/assets/${release.replace('@', '/')}/`;
  return uniqueAssets(assets)
    .filter(({ url }) => url.startsWith(folder))
    .reduce((sum, { url }) => sum + (bytes.get(url) ?? 0), 0);
}
