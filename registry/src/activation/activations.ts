import type { Activation } from '@stadtraum/contracts/registry-api';
import { type ReleaseReference, releaseLabel } from '@stadtraum/contracts/release-reference';
import { releaseError } from '@stadtraum/federation-kit/errors';
import { serverError } from '@stadtraum/server-base/errors';
import { registryError } from '../errors.ts';
import type { LiveSetStore } from '../store/live-set-store.ts';
import { createQueue } from '../store/queue.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { VerifyCandidate } from '../verification/verify-candidate.ts';
import { arrangeReleases, changedReleases, type NextRelease, replaceReleases } from './next-releases.ts';
import { previousRelease, previousSet } from './rollback-target.ts';

/** Changes what is live, one change at a time. A rejected or interrupted change has no effect. */
export interface Activations {
  /**
   * Makes these releases live in one switch and keeps the others. Does nothing if they are already live.
   *
   * @throws CodedError RELEASE_UNKNOWN, REQUEST_REJECTED, or the code with which the candidate is rejected
   */
  activate(releases: readonly ReleaseReference[]): Promise<Activation>;
  /**
   * Restores the previous release of `name`, or the previous live set. It is fast, because hashes are verified but nothing is
   * rendered.
   *
   * @throws CodedError ROLLBACK_IMPOSSIBLE, or the code with which the candidate is rejected
   */
  rollBack(name?: string): Promise<Activation>;
}

export function createActivations(stores: {
  releases: ReleaseStore;
  liveSets: LiveSetStore;
  verify: VerifyCandidate;
}): Activations {
  const enqueue = createQueue();
  return {
    activate: (requested) => enqueue(() => apply(stores, prepareActivation(stores, requested))),
    rollBack: (name) => enqueue(() => apply(stores, prepareRollback(stores, name))),
  };
}

type Stores = Parameters<typeof createActivations>[0];

/** The releases that will be live, and how the live set records the change. */
interface Change {
  releases: NextRelease[];
  reason: string;
  restores?: string;
}

function prepareActivation({ releases, liveSets }: Stores, requested: readonly ReleaseReference[]): Change {
  if (new Set(requested.map(({ name }) => name)).size < requested.length) {
    throw serverError('REQUEST_REJECTED', { reason: 'the activation names a release twice' });
  }
  const published = requested.map((reference) => {
    const release = releases.find(reference);
    if (!release) throw releaseError('RELEASE_UNKNOWN', { release: releaseLabel(reference) });
    return release;
  });
  return {
    releases: replaceReleases(liveSets.current()?.releases ?? [], published),
    reason: describeRequest(requested),
  };
}

/** Names one release with its version, or several without: the live set lists their versions. */
function describeRequest(requested: readonly ReleaseReference[]): string {
  const [first, ...others] = requested;
  if (first && others.length === 0) return `activate ${first.name} ${first.version}`;
  return `activate ${requested.map(({ name }) => name).join(', ')}`.slice(0, 500);
}

function prepareRollback({ liveSets }: Stores, name: string | undefined): Change {
  const history = liveSets.history();
  const current = history[0]?.releases ?? [];
  if (name === undefined) {
    const set = previousSet(history);
    if (!set) throw registryError('ROLLBACK_IMPOSSIBLE', { subject: 'live set' });
    return { releases: set.releases, reason: `roll back to live set ${set.id}`, restores: set.id };
  }
  const previous = previousRelease(history, name);
  if (!previous) throw registryError('ROLLBACK_IMPOSSIBLE', { subject: `release of ${name}` });
  return {
    releases: replaceReleases(current, [previous.release]),
    reason: `roll back ${name} to ${previous.release.version}`,
    restores: previous.set.id,
  };
}

async function apply({ liveSets, verify }: Stores, change: Change): Promise<Activation> {
  const current = liveSets.current();
  const releases = arrangeReleases(change.releases, current, new Date().toISOString());
  const changed = changedReleases(releases, current);
  if (current && changed.length === 0 && releases.length === current.releases.length) {
    return { liveSet: current, verificationMs: 0, switchMs: 0 };
  }

  const start = performance.now();
  await verify({ releases, changed }, { smokeTest: change.restores === undefined });
  const verified = performance.now();
  const { reason, restores } = change;
  const liveSet = await liveSets.append({ reason, releases, ...(restores !== undefined && { restores }) });
  return {
    liveSet,
    verificationMs: Math.round(verified - start),
    switchMs: Math.round(performance.now() - verified),
  };
}
