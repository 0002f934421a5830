import { kitNameOf, type LiveSet } from '@stadtraum/contracts/live-set';
import type { PageCheck } from '@stadtraum/contracts/page-check';
import type { PublishedRelease } from '@stadtraum/contracts/registry-api';
import { type ReleaseReference, releaseLabel } from '@stadtraum/contracts/release-reference';
import { PAGE_TIMEOUT_MS } from '@stadtraum/federation-kit/budgets';
import { changedReleases } from '../sets/next-releases.ts';

/** What differs between two live sets, as far as failures are concerned. */
export interface SwitchedReleases {
  /** `name@version` of the releases that the switch exchanged or added. */
  changed: ReadonlySet<string>;
  /** By `name@version` of a remote: that of its exchanged kit, or of the exchanged shell, which affect all its blocks. */
  sharedBy(release: string): string | undefined;
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
  const changed = changedReleases(liveSet.releases, previous);
  const byName = new Map(changed.map((release) => [release.name, releaseLabel(release)]));
  const successors = previous.releases.flatMap((release) =>
    (find(release)?.blocks ?? []).flatMap((type) => {
      const successor = byName.get(release.name);
      return successor === undefined ? [] : [[type, successor] as const];
    }),
  );
  const shell = changed.find(({ kind }) => kind === 'shell');
  const shared = liveSet.releases.flatMap((remote) => {
    const kit = changed.find(({ name }) => name === kitNameOf(remote, liveSet.releases)) ?? shell;
    return kit && remote.kind === 'remote' ? [[releaseLabel(remote), releaseLabel(kit)] as const] : [];
  });
  const sharedByRemote = new Map(shared);
  return {
    changed: new Set(changed.map(releaseLabel)),
    sharedBy: (release) => sharedByRemote.get(release),
    successors: new Map(successors),
  };
}

/** Milliseconds on one page from which rendering, and not a busy machine, is why there was no time for a block: half of the page's time. */
const SLOW_MS = PAGE_TIMEOUT_MS / 2;

/**
 * The failures of a page for which the switch is to blame: blocks of exchanged releases (of all on a kit, after its exchange) that
 * fail or whose content became invalid, blocks for which they leave no time, blocks whose type has gone, and documents that cannot be
 * made. Other failures were there before, or have another cause.
 */
export function failuresOf(
  check: PageCheck,
  { changed, sharedBy, successors }: SwitchedReleases,
): BlockFailure[] {
  const culprit = (release: string) => (changed.has(release) ? release : sharedBy(release));
  const times = Object.entries(check.renderMs);
  const slow = Object.keys(check.renderMs).find((release) => {
    const shared = sharedBy(release);
    const affected = times.filter(
      ([other]) => other === release || (shared !== undefined && sharedBy(other) === shared),
    );
    return culprit(release) !== undefined && sum(affected.map(([, ms]) => ms)) >= SLOW_MS;
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
