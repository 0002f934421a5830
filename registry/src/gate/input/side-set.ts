import type { ReleaseManifest } from '@stadtraum/contracts/release-manifest';
import { releaseLabel } from '@stadtraum/contracts/release-reference';
import { type SetEntries, type SetOfReleases, setOf } from '../../sets/set-of-releases.ts';

/** The live set with one or more releases exchanged. */
export interface SideSet extends SetOfReleases {
  live: SetOfReleases;
  /** Names of the releases that it exchanges, adds, removes, or moves to another kit. */
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
  entries: { live: SetEntries; side: SetEntries } = { live: [], side: [] },
): SideSet | undefined {
  const [before, after] = [setOf(live, entries.live), setOf(side, entries.side)];
  if (!before || !after) return undefined;
  const stateIn = ({ manifests, kitOf }: SetOfReleases, name: string) => {
    const release = manifests.find((manifest) => manifest.name === name);
    return (
      release && (release.kind === 'remote' ? `${release.version} ${kitOf(release).name}` : release.version)
    );
  };
  const names = [...live, ...side].map(({ name }) => name);
  const changed = names.filter((name) => stateIn(before, name) !== stateIn(after, name));
  return { ...after, live: before, changed: new Set(changed) };
}

/** Whether blocks of this type may look different in the side set: their release changes, or the kit that it runs on. */
export function isTouched(type: string, { owners, kitOf, live }: SideSet): boolean {
  const [before, after] = [live.owners.get(type), owners.get(type)];
  if (!before || !after) return false;
  return before.version !== after.version || releaseLabel(live.kitOf(before)) !== releaseLabel(kitOf(after));
}

/** Whether a block belongs to a team that ships nothing in this candidate. */
export function isForeign(type: string, { owners, changed }: SideSet): boolean {
  const owner = owners.get(type);
  return owner !== undefined && !changed.has(owner.name);
}

/** What a fault in blocks of this owner is due to: the owner if it changes, or else its kit. */
export function ownerOrKit(
  owner: ReleaseManifest,
  { kitOf, changed }: Pick<SideSet, 'kitOf' | 'changed'>,
): ReleaseManifest {
  return changed.has(owner.name) ? owner : kitOf(owner);
}

/** The changed release that a block's failure is due to: its own, or else its kit. */
export function causeOf(type: string, side: SideSet): ReleaseManifest {
  const owner = side.owners.get(type);
  if (owner) return ownerOrKit(owner, side);
  // The release that dropped the block, in its new version.
  const before = side.live.owners.get(type);
  return side.manifests.find(({ name }) => name === before?.name) ?? before ?? side.kits[0];
}
