import type { ReleaseManifest } from '@stadtraum/contracts/release-manifest';

/** A release that the side set exchanges or adds, with the live one of the same name. */
export interface ComparedRelease {
  release: ReleaseManifest;
  live: ReleaseManifest | undefined;
}

/** @param changed names of the releases that the side set exchanges or adds */
export function comparedReleases(
  live: readonly ReleaseManifest[],
  side: readonly ReleaseManifest[],
  changed: ReadonlySet<string>,
): ComparedRelease[] {
  const liveByName = new Map(live.map((release) => [release.name, release]));
  return side
    .filter(({ name }) => changed.has(name))
    .map((release) => ({ release, live: liveByName.get(release.name) }));
}
