import { kitNameOf, type LiveRelease, type LiveSet } from '@stadtraum/contracts/live-set';
import { type ReleaseReference, releaseLabel } from '@stadtraum/contracts/release-reference';

/** Whether a rollback may restore a release: it is stored, and not marked as bad. */
export type IsUsable = (release: ReleaseReference) => boolean;

/**
 * The live set before the last change whose releases are all usable. A second rollback goes back further and never returns to the
 * set that the first one replaced.
 *
 * @param history newest first
 */
export function previousSet(history: readonly LiveSet[], isUsable: IsUsable): LiveSet | undefined {
  const trail = trailOf(history, ({ releases }) =>
    releases.map((release) => stateOf(release, releases)).join(' '),
  );
  return trail.slice(0, -1).findLast(({ releases }) => releases.every(isUsable));
}

/**
 * The previous usable release of one name with the kit that it ran on, and the live set that contains it. For a retired name this is the
 * release that was retired. A remote that only moved from a kit that is still live moves back.
 *
 * @param history newest first
 */
export function previousRelease(
  history: readonly LiveSet[],
  name: string,
  isUsable: IsUsable,
): { set: LiveSet; release: LiveRelease } | undefined {
  const find = ({ releases }: LiveSet) => releases.find((release) => release.name === name);
  const current = history[0]?.releases ?? [];
  const version = current.find((release) => release.name === name)?.version;
  const trail = trailOf(history, (set) => {
    const release = find(set);
    return release ? stateOf(release, set.releases) : RETIRED;
  });
  for (const set of trail.slice(0, -1).reverse()) {
    const release = find(set);
    if (!release || !isUsable(release)) continue;
    const kit = release.kind === 'remote' ? kitNameOf(release, set.releases) : undefined;
    const hasKit = kit === undefined || current.some((live) => live.name === kit);
    if (release.version === version && !hasKit) continue;
    return { set, release: { ...release, ...(kit !== undefined && { kit }) } };
  }
  return undefined;
}

/** The release's version, and of a remote the kit that it runs on. */
export function stateOf(release: LiveRelease, releases: readonly LiveRelease[]): string {
  const kit = release.kind === 'remote' ? kitNameOf(release, releases) : undefined;
  return [releaseLabel(release), kit].filter((part) => part !== undefined).join(' on ');
}

/** State of a name that a live set does not contain. */
const RETIRED = 'retired';

/**
 * Follows the history like an editor's undo: a set that restores an earlier state discards the states after it.
 *
 * @returns the first set of each state that is left, oldest first
 */
function trailOf(history: readonly LiveSet[], stateOf: (set: LiveSet) => string): LiveSet[] {
  const trail: { state: string; set: LiveSet }[] = [];
  for (const set of history.toReversed()) {
    const state = stateOf(set);
    if (state === trail.at(-1)?.state) continue;
    const restored = set.restores === undefined ? -1 : trail.findLastIndex((step) => step.state === state);
    if (restored >= 0) trail.length = restored;
    trail.push({ state, set });
  }
  return trail.map(({ set }) => set);
}
