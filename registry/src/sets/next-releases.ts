import { kitNameOf, type LiveRelease, type LiveSet } from '@stadtraum/contracts/live-set';

/** An entry of the next live set, before it is live. */
export type NextRelease = Omit<LiveRelease, 'liveSince'>;

const KIND_ORDER = ['shell', 'kit', 'remote'];

/** The releases in `current`, with the requested releases in the place of those of the same name, or added. */
export function replaceReleases(
  current: readonly NextRelease[],
  requested: readonly NextRelease[],
): NextRelease[] {
  const byName = new Map(requested.map((release) => [release.name, release]));
  const known = new Set(current.map(({ name }) => name));
  return [
    // A new release runs on the kit of the one before, unless it says otherwise.
    ...current.map((release) => ({
      ...(release.kit !== undefined && { kit: release.kit }),
      ...(byName.get(release.name) ?? release),
    })),
    ...requested.filter(({ name }) => !known.has(name)),
  ];
}

/**
 * The releases as the next live set lists them: in a fixed order, live since `now` unless they are in `current`. Kits stay in their order:
 * the first is the stable one.
 *
 * @param now instant (RFC 3339)
 */
export function arrangeReleases(
  releases: readonly NextRelease[],
  current: LiveSet | undefined,
  now: string,
): LiveRelease[] {
  return releases
    .map(({ name, version, kind, sequence, manifest, kit }) => {
      const { liveSince = now } = findRelease(current, name, version) ?? {};
      return { name, version, kind, sequence, manifest, liveSince, ...(kit !== undefined && { kit }) };
    })
    .sort((a, b) => KIND_ORDER.indexOf(a.kind) - KIND_ORDER.indexOf(b.kind) || compareNames(a, b));
}

function compareNames(a: LiveRelease, b: LiveRelease): number {
  if (a.kind === 'kit') return 0;
  return a.name < b.name ? -1 : 1;
}

/** The releases that are not in `current` with the same version, or that run on another kit there. */
export function changedReleases(
  releases: readonly LiveRelease[],
  current: LiveSet | undefined,
): LiveRelease[] {
  return releases.filter((release) => {
    const found = findRelease(current, release.name, release.version);
    if (!found || !current) return true;
    return release.kind === 'remote' && kitNameOf(release, releases) !== kitNameOf(found, current.releases);
  });
}

function findRelease(set: LiveSet | undefined, name: string, version: string): LiveRelease | undefined {
  return set?.releases.find((release) => release.name === name && release.version === version);
}
