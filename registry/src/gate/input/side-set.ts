import type { ReleaseManifest } from '@stadtraum/contracts/release-manifest';

/** The owners of block types in one set. */
export type Owners = ReadonlyMap<string, ReleaseManifest>;

export interface SetOfReleases {
  manifests: readonly ReleaseManifest[];
  kit: ReleaseManifest;
  owners: Owners;
}

/** The live set with one or more releases exchanged. */
export interface SideSet extends SetOfReleases {
  live: SetOfReleases;
  /** Names of the releases that it exchanges, adds or removes. */
  changed: ReadonlySet<string>;
}

/**
 * @param live manifests of all releases in the live set
 * @param side of all releases in the side set
 * @returns undefined if one of them has no kit
 */
export function compareReleases(
  live: readonly ReleaseManifest[],
  side: readonly ReleaseManifest[],
): SideSet | undefined {
  const [before, after] = [setOf(live), setOf(side)];
  if (!before || !after) return undefined;
  const versionIn = (manifests: readonly ReleaseManifest[], name: string) =>
    manifests.find((manifest) => manifest.name === name)?.version;
  const names = [...live, ...side].map(({ name }) => name);
  const changed = names.filter((name) => versionIn(live, name) !== versionIn(side, name));
  return { ...after, live: before, changed: new Set(changed) };
}

export function setOf(manifests: readonly ReleaseManifest[]): SetOfReleases | undefined {
  const kit = manifests.find(({ kind }) => kind === 'kit');
  const owners = manifests.flatMap((manifest) =>
    manifest.blocks.map(({ type }) => [type, manifest] as const),
  );
  return kit && { manifests, kit, owners: new Map(owners) };
}

/** Whether blocks of this type may look different in the side set: their release or the kit changes. */
export function isTouched(type: string, { kit, owners, live, changed }: SideSet): boolean {
  if (!owners.has(type) || !live.owners.has(type)) return false;
  return changed.has(kit.name) || owners.get(type)?.version !== live.owners.get(type)?.version;
}

/** Whether a block belongs to a team that ships nothing in this candidate. */
export function isForeign(type: string, { owners, changed }: SideSet): boolean {
  const owner = owners.get(type);
  return owner !== undefined && !changed.has(owner.name);
}

/** What a fault in blocks of this owner is due to: the owner if it changes, or else the kit. */
export function ownerOrKit(
  owner: ReleaseManifest,
  { side, changed }: { side: readonly ReleaseManifest[]; changed: ReadonlySet<string> },
): ReleaseManifest {
  const kit = side.find(({ kind }) => kind === 'kit');
  return changed.has(owner.name) || !kit ? owner : kit;
}

/** The changed release that a block's failure is due to: its own, or else the kit. */
export function causeOf(type: string, { owners, kit, live, manifests, changed }: SideSet): ReleaseManifest {
  const owner = owners.get(type);
  if (owner) return ownerOrKit(owner, { side: manifests, changed });
  // The release that dropped the block, in its new version.
  const before = live.owners.get(type);
  return manifests.find(({ name }) => name === before?.name) ?? before ?? kit;
}
