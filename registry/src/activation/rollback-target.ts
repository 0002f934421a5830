import type { LiveRelease, LiveSet } from '@stadtraum/contracts/live-set';
import { releaseLabel } from '@stadtraum/contracts/release-reference';

/**
 * The live set before the last change. A second rollback goes back further and never returns to the set that the first one
 * replaced.
 *
 * @param history newest first
 */
export function previousSet(history: readonly LiveSet[]): LiveSet | undefined {
  return beforeLastChange(history, ({ releases }) => releases.map(releaseLabel).join(' '));
}

/** The previous release of one name, and the live set that contains it. */
export function previousRelease(
  history: readonly LiveSet[],
  name: string,
): { set: LiveSet; release: LiveRelease } | undefined {
  const find = ({ releases }: LiveSet) => releases.find((release) => release.name === name);
  const set = beforeLastChange(history, (candidate) => find(candidate)?.version);
  const release = set && find(set);
  return release && { set, release };
}

/** Follows the history like an editor's undo: a set that restores an earlier state discards the states after it. */
function beforeLastChange(
  history: readonly LiveSet[],
  stateOf: (set: LiveSet) => string | undefined,
): LiveSet | undefined {
  const trail: { state: string; set: LiveSet }[] = [];
  for (const set of history.toReversed()) {
    const state = stateOf(set);
    if (state === undefined || state === trail.at(-1)?.state) continue;
    const restored = set.restores === undefined ? -1 : trail.findLastIndex((step) => step.state === state);
    if (restored >= 0) trail.length = restored;
    trail.push({ state, set });
  }
  return trail.at(-2)?.set;
}
