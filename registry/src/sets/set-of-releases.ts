import { kitsOf, type LiveRelease } from '@stadtraum/contracts/live-set';
import type { ReleaseManifest } from '@stadtraum/contracts/release-manifest';

/** The owners of block types in one set. */
export type Owners = ReadonlyMap<string, ReleaseManifest>;

export interface SetOfReleases {
  manifests: readonly ReleaseManifest[];
  /** The stable kit first. */
  kits: readonly [ReleaseManifest, ...ReleaseManifest[]];
  owners: Owners;
  kitOf: KitOf;
}

/** Finds the kit that a remote of a set runs on, which for other releases is the stable one. */
export type KitOf = (release: ReleaseManifest) => ReleaseManifest;

/** The entries of a set's releases, which say on which of two kits a remote runs. Without them, all run on the stable kit. */
export type SetEntries = readonly Pick<LiveRelease, 'name' | 'kit'>[];

/** @returns undefined for a set without a kit */
export function setOf(
  manifests: readonly ReleaseManifest[],
  entries: SetEntries = [],
): SetOfReleases | undefined {
  const [stable, ...others] = kitsOf(manifests);
  if (!stable) return undefined;
  const owners = manifests.flatMap((manifest) =>
    manifest.blocks.map(({ type }) => [type, manifest] as const),
  );
  const kitNames = new Map(entries.map(({ name, kit }) => [name, kit]));
  const kitOf: KitOf = ({ name }) => others.find((kit) => kit.name === kitNames.get(name)) ?? stable;
  return { manifests, kits: [stable, ...others], owners: new Map(owners), kitOf };
}
