import type { ReleaseManifest } from '@stadtraum/contracts/release-manifest';
import { releaseLabel } from '@stadtraum/contracts/release-reference';
import type { ServerRelease } from '@stadtraum/federation-kit/render';
import type { SetOfReleases } from '../../sets/set-of-releases.ts';
import type { ReleaseStore } from '../../store/release-store.ts';
import type { LiveBlock } from '../input/gate-input.ts';
import type { CachedSet } from './set-renderer.ts';

/** The releases of a set that render these blocks, and how their results are named. */
export async function cachedSet(
  { kits, kitOf, owners }: SetOfReleases,
  blocks: readonly LiveBlock[],
  store: Pick<ReleaseStore, 'directoryOf'>,
): Promise<CachedSet> {
  const remotes = [...new Set(blocks.flatMap(({ type }) => owners.get(type) ?? []))];
  const locate = async (manifest: ReleaseManifest): Promise<ServerRelease> => ({
    directory: await store.directoryOf(manifest),
    manifest,
  });
  const labels = new Map(
    [...owners].map(([type, owner]) => [type, `${releaseLabel(owner)} ${releaseLabel(kitOf(owner))}`]),
  );
  const needs = new Map(
    [...owners.values()].flatMap((owner) => owner.blocks.map((block) => [block.type, block.needs])),
  );
  return {
    set: await Promise.all(
      kits.map(async (kit) => ({
        kit: await locate(kit),
        remotes: await Promise.all(remotes.filter((remote) => kitOf(remote) === kit).map(locate)),
      })),
    ),
    keyOf: ({ type, key }) => [labels.get(type), key].join(' '),
    inputOf: ({ id, type, content, page }) => {
      const parts = (needs.get(type) ?? []).map((part) => [part, page[part]]);
      return { id, type, content, page: Object.fromEntries(parts) };
    },
  };
}
