import type { FileHandle } from 'node:fs/promises';
import type { Context } from 'node:vm';
import { kitNameOf, kitsOf, type LiveRelease } from '@stadtraum/contracts/live-set';
import { type Kit, loadKit } from './kit.ts';
import { loadRemote, type Remote } from './remote.ts';
import { type OpenServerCode, openServerCode, type ServerCode, type ServerRelease } from './server-code.ts';

/** A kit of a set, and the remotes that run on it. */
export interface KitGroup<KitOfGroup, RemoteOfGroup = KitOfGroup> {
  kit: KitOfGroup;
  remotes: readonly RemoteOfGroup[];
}

/**
 * Groups a set's releases by kit, the stable one first. A kit without remotes has a group too.
 *
 * @param releases all releases, or some of the remotes and all kits
 * @param set the set's releases, which say on which kit a remote runs
 */
export function groupByKit<Release>(
  releases: readonly Release[],
  set: readonly LiveRelease[],
  nameOf: (release: Release) => string,
): KitGroup<Release>[] {
  const named = new Map(releases.map((release) => [nameOf(release), release]));
  return kitsOf(set).flatMap(({ name }) => {
    const kit = named.get(name);
    if (kit === undefined) return [];
    const remotes = set.filter((entry) => entry.kind === 'remote' && kitNameOf(entry, set) === name);
    return { kit, remotes: remotes.flatMap((remote) => named.get(remote.name) ?? []) };
  });
}

/** All releases of the groups: of each group the kit, then its remotes. */
export function releasesIn<Release>(groups: readonly KitGroup<Release>[]): Release[] {
  return groups.flatMap(({ kit, remotes }) => [kit, ...remotes]);
}

/** Replaces each release, in the order of `releasesIn`. */
export function mapGroups<From, To>(
  groups: readonly KitGroup<From>[],
  map: (release: From) => To,
): KitGroup<To>[] {
  return groups.map(({ kit, remotes }) => ({ kit: map(kit), remotes: remotes.map((remote) => map(remote)) }));
}

/**
 * Opens the server bundles and examples of groups for another process.
 *
 * @param firstDescriptor the descriptor that the first file has in that process; the others follow
 * @returns the handles, for the caller to close, and what to tell the process
 * @throws CodedError RELEASE_EVALUATION_FAILED if there is no server bundle or a file is unreadable
 */
export async function openKitGroups(
  groups: readonly KitGroup<ServerRelease>[],
  firstDescriptor: number,
): Promise<{ handles: FileHandle[]; groups: KitGroup<OpenServerCode>[] }> {
  const { handles, code } = await openServerCode(releasesIn(groups), firstDescriptor);
  const opened = code.values();
  return { handles, groups: mapGroups(groups, () => opened.next().value as OpenServerCode) };
}

/**
 * Evaluates each group's remotes against its kit.
 *
 * @param options see `loadKit`
 * @throws CodedError RELEASE_EVALUATION_FAILED, RELEASE_KIT_MODULE_MISSING
 */
export function loadKitGroups(
  groups: readonly KitGroup<ServerCode>[],
  options: { isFrozen?: boolean; realm?: Context },
): KitGroup<Kit, Remote>[] {
  return groups.map(({ kit: code, remotes }) => {
    const kit = loadKit(code, options);
    return { kit, remotes: remotes.map((remote) => loadRemote(remote, kit)) };
  });
}
