import type { LiveSet } from '@stadtraum/contracts/live-set';
import type { PageCheck } from '@stadtraum/contracts/page-check';
import type { PublishedRelease } from '@stadtraum/contracts/registry-api';
import { type ReleaseReference, releaseLabel } from '@stadtraum/contracts/release-reference';

/** What differs between two live sets, as far as failures are concerned. */
export interface SwitchedReleases {
  /** `name@version` of the releases that the switch exchanged or added. */
  changed: ReadonlySet<string>;
  /** `name@version` of the exchanged kit, or of the exchanged shell: every block is affected. */
  shared: string | undefined;
  /** By block type: `name@version` of its new owner, or of the changed release that replaced its owner. */
  successors: ReadonlyMap<string, string>;
}

/** A block, or the whole page, that the switch has damaged. */
export interface BlockFailure {
  /** Block id; empty for the whole page. */
  block: string;
  type: string;
  /** What happened, as a clause. */
  reason: string;
  /** `name@version` of the releases that caused it. */
  releases: string[];
}

export function compareSets(
  liveSet: LiveSet,
  previous: LiveSet,
  find: (release: ReleaseReference) => PublishedRelease | undefined,
): SwitchedReleases {
  const before = new Set(previous.releases.map(releaseLabel));
  const changed = liveSet.releases.filter((release) => !before.has(releaseLabel(release)));
  const byName = new Map(changed.map((release) => [release.name, releaseLabel(release)]));
  const successors = previous.releases.flatMap((release) =>
    (find(release)?.blocks ?? []).flatMap((type) => {
      const successor = byName.get(release.name);
      return successor === undefined ? [] : [[type, successor] as const];
    }),
  );
  const shared = changed.find(({ kind }) => kind === 'kit') ?? changed.find(({ kind }) => kind === 'shell');
  return {
    changed: new Set(changed.map(releaseLabel)),
    shared: shared && releaseLabel(shared),
    successors: new Map(successors),
  };
}

/** Milliseconds on one page from which rendering, and not a busy machine, is why there was no time for a block: half of the page's time. */
const SLOW_MS = 400;

/**
 * The failures of a page for which the switch is to blame: blocks of exchanged releases (of all, after an exchange of the kit) that
 * fail or whose content became invalid, blocks for which they leave no time, blocks whose type has gone, and documents that cannot be
 * made. Other failures were there before, or have another cause.
 */
export function failuresOf(
  check: PageCheck,
  { changed, shared, successors }: SwitchedReleases,
): BlockFailure[] {
  const culprit = (release: string) => (changed.has(release) ? release : shared);
  const slow = Object.keys(check.renderMs).find((release) => {
    const ms = shared === undefined ? check.renderMs[release] : sum(Object.values(check.renderMs));
    return culprit(release) !== undefined && (ms ?? 0) >= SLOW_MS;
  });
  const failed = check.blocks.flatMap(({ id, type, state, release, reason }) => {
    if (state === 'failed')
      return failure(id, type, `fails: ${reason ?? 'no reason given'}`, culprit(release));
    if (state === 'rendered' || slow === undefined) return [];
    return failure(id, type, `is missing: rendering blocks of ${slow} takes too long`, culprit(slow));
  });
  const skipped = check.skipped.flatMap(({ id, type, cause }) => {
    const successor = successors.get(type);
    if (cause === 'unknown') return failure(id, type, 'is gone: no live release has its type', successor);
    return cause === 'invalid' ? failure(id, type, 'is gone: its content is invalid', successor) : [];
  });
  if (check.status !== 500) return [...failed, ...skipped];
  const page = { block: '', type: '', reason: 'its document cannot be made', releases: [...changed] };
  return [page, ...failed, ...skipped];
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function failure(block: string, type: string, what: string, release: string | undefined): BlockFailure[] {
  return release === undefined
    ? []
    : [{ block, type, reason: `block ${block} (${type}) ${what}`, releases: [release] }];
}
