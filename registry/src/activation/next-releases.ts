import type { LiveRelease, LiveSet } from '@stadtraum/contracts/live-set';

/** A release as a live set lists it, before it is live. */
export type NextRelease = Omit<LiveRelease, 'liveSince'>;

const KIND_ORDER = ['shell', 'kit', 'remote'];

/** The releases of `current` with those of `wanted` in the place of their namesakes. */
export function replaceReleases(
  current: readonly NextRelease[],
  wanted: readonly NextRelease[],
): NextRelease[] {
  const names = new Set(wanted.map(({ name }) => name));
  return [...current.filter(({ name }) => !names.has(name)), ...wanted];
}

/**
 * The releases as the next live set lists them: in a fixed order, and live since `now` unless `current` has them.
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

/** Those that `current` does not have in that version. */
export function changedReleases(
  releases: readonly LiveRelease[],
  current: LiveSet | undefined,
): LiveRelease[] {
  return releases.filter(({ name, version }) => !findRelease(current, name, version));
}

function findRelease(set: LiveSet | undefined, name: string, version: string): LiveRelease | undefined {
  return set?.releases.find((release) => release.name === name && release.version === version);
}
