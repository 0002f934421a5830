import type { LiveRelease, LiveSet } from '@stadtraum/contracts/live-set';

/** An entry of the next live set, before it is live. */
export type NextRelease = Omit<LiveRelease, 'liveSince'>;

const KIND_ORDER = ['shell', 'kit', 'remote'];

/** The releases in `current`, with the requested releases added or replacing those of the same name. */
export function replaceReleases(
  current: readonly NextRelease[],
  requested: readonly NextRelease[],
): NextRelease[] {
  const names = new Set(requested.map(({ name }) => name));
  return [...current.filter(({ name }) => !names.has(name)), ...requested];
}

/**
 * The releases as the next live set lists them: in a fixed order, live since `now` unless they are in `current`.
 *
 * @param now instant (RFC 3339)
 */
export function arrangeReleases(
  releases: readonly NextRelease[],
  current: LiveSet | undefined,
  now: string,
): LiveRelease[] {
  return releases
    .map(({ name, version, kind, sequence, manifest }) => {
      const { liveSince = now } = findRelease(current, name, version) ?? {};
      return { name, version, kind, sequence, manifest, liveSince };
    })
    .sort((a, b) => KIND_ORDER.indexOf(a.kind) - KIND_ORDER.indexOf(b.kind) || (a.name < b.name ? -1 : 1));
}

/** The releases that are not in `current` with the same version. */
export function changedReleases(
  releases: readonly LiveRelease[],
  current: LiveSet | undefined,
): LiveRelease[] {
  return releases.filter(({ name, version }) => !findRelease(current, name, version));
}

function findRelease(set: LiveSet | undefined, name: string, version: string): LiveRelease | undefined {
  return set?.releases.find((release) => release.name === name && release.version === version);
}
