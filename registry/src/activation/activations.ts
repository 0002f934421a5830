import type { LiveSet } from '@stadtraum/contracts/live-set';
import { type ReleaseReference, releaseLabel } from '@stadtraum/contracts/release-reference';
import { releaseError } from '@stadtraum/federation-kit/errors';
import { serverError } from '@stadtraum/server-base/errors';
import { registryError } from '../errors.ts';
import { createQueue } from '../queue.ts';
import type { LiveSetStore } from '../store/live-set-store.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { VerifyCandidate } from '../verification/verify-candidate.ts';
import { arrangeReleases, changedReleases, type NextRelease, replaceReleases } from './next-releases.ts';
import { previousRelease, previousSet } from './rollback-target.ts';

export interface Activation {
  /** The live set that is current now. */
  liveSet: LiveSet;
  verificationMs: number;
  switchMs: number;
}

/** Changes of what is live, one after another. A refused or killed one changes nothing. */
export interface Activations {
  /**
   * Makes these releases live, all in one switch; the others stay. Does nothing when they are live already.
   *
   * @throws CodedError RELEASE_UNKNOWN, REQUEST_REJECTED, or why the candidate was refused
   */
  activate(releases: readonly ReleaseReference[]): Promise<Activation>;
  /**
   * Goes back to the release that `name` had before, or to the previous live set. Cheap: hashes are verified, nothing is rendered.
   *
   * @throws CodedError ROLLBACK_IMPOSSIBLE, or why the candidate was refused
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
    activate: (wanted) => enqueue(() => change(stores, planActivation(stores, wanted))),
    rollBack: (name) => enqueue(() => change(stores, planRollback(stores, name))),
  };
}

type Stores = Parameters<typeof createActivations>[0];

/** What is to be live, and how it is recorded. */
interface Plan {
  releases: NextRelease[];
  reason: string;
  restores?: string;
}

function planActivation({ releases, liveSets }: Stores, wanted: readonly ReleaseReference[]): Plan {
  if (new Set(wanted.map(({ name }) => name)).size < wanted.length) {
    throw serverError('REQUEST_REJECTED', { reason: 'an activation names one release twice' });
  }
  const published = wanted.map((reference) => {
    const release = releases.find(reference);
    if (!release) throw releaseError('RELEASE_UNKNOWN', { release: releaseLabel(reference) });
    return release;
  });
  return {
    releases: replaceReleases(liveSets.current()?.releases ?? [], published),
    reason: describeWanted(wanted),
  };
}

/** One release with its version; of several, whose versions the live set lists anyway, the names. */
function describeWanted(wanted: readonly ReleaseReference[]): string {
  const [first, ...others] = wanted;
  if (first && others.length === 0) return `activate ${first.name} ${first.version}`;
  return `activate ${wanted.map(({ name }) => name).join(', ')}`.slice(0, 500);
}

function planRollback({ liveSets }: Stores, name: string | undefined): Plan {
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

async function change({ liveSets, verify }: Stores, plan: Plan): Promise<Activation> {
  const current = liveSets.current();
  const releases = arrangeReleases(plan.releases, current, new Date().toISOString());
  const changed = changedReleases(releases, current);
  if (current && changed.length === 0 && releases.length === current.releases.length) {
    return { liveSet: current, verificationMs: 0, switchMs: 0 };
  }

  const start = performance.now();
  await verify({ releases, changed }, { smokeTest: plan.restores === undefined });
  const verified = performance.now();
  const { reason, restores } = plan;
  const liveSet = await liveSets.append({ reason, releases, ...(restores !== undefined && { restores }) });
  return {
    liveSet,
    verificationMs: Math.round(verified - start),
    switchMs: Math.round(performance.now() - verified),
  };
}
