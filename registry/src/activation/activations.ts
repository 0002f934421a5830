import type { LiveSet } from '@stadtraum/contracts/live-set';
import { type Activation, LIVE_SET_PAYLOAD, type PublishedRelease } from '@stadtraum/contracts/registry-api';
import { type ReleaseReference, releaseLabel } from '@stadtraum/contracts/release-reference';
import { releaseError } from '@stadtraum/federation-kit/errors';
import { serverError } from '@stadtraum/server-base/errors';
import type { ContentApi } from '../content/content-api.ts';
import { registryError } from '../errors.ts';
import type { RegistryKey } from '../identity/registry-key.ts';
import type { LiveSetStore } from '../store/live-set-store.ts';
import { createQueue, type Enqueue } from '../store/queue.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { VerifyCandidate } from '../verification/verify-candidate.ts';
import type { Marks } from './marks.ts';
import { arrangeReleases, changedReleases, type NextRelease, replaceReleases } from './next-releases.ts';
import { pruneReleases } from './prune.ts';
import { checkRetirement } from './retirement.ts';
import { type IsUsable, previousRelease, previousSet } from './rollback-target.ts';

/**
 * Changes what is live, one switch at a time. A rejected or interrupted change has no effect. Activations are verified one after
 * another, but a rollback never waits for a smoke test.
 */
export interface Activations {
  /**
   * Makes these releases live in one switch and keeps the others. Does nothing if they are already live.
   *
   * @throws CodedError RELEASE_UNKNOWN, RELEASE_MARKED_BAD, REQUEST_REJECTED, ACTIVATION_OVERTAKEN, or the code with which the candidate is rejected
   */
  activate(releases: readonly ReleaseReference[]): Promise<Activation>;
  /**
   * Restores the previous release of `name`, or the previous live set. It is fast, because hashes are verified but nothing is
   * rendered.
   *
   * @throws CodedError ROLLBACK_IMPOSSIBLE, or the code with which the candidate is rejected
   */
  rollBack(name?: string): Promise<Activation>;
  /**
   * Takes a remote off the site, once no content needs it (TR7). A rollback brings the release back.
   *
   * @throws CodedError RETIREMENT_REFUSED while other content uses its blocks; CONTENT_USE_UNKNOWN
   */
  retire(name: string): Promise<Activation>;
  /**
   * Removes releases that nothing needs any more (OP13), see `releasesToPrune`.
   *
   * @param options.dryRun only returns what would be removed
   */
  prune(options: { dryRun: boolean }): Promise<PublishedRelease[]>;
}

export function createActivations(stores: {
  releases: ReleaseStore;
  liveSets: LiveSetStore;
  key: RegistryKey;
  verify: VerifyCandidate;
  marks: Marks;
  contentApi: Pick<ContentApi, 'usedBlocks'>;
  /** The queue of changes of stored releases. */
  publishing: Enqueue;
}): Activations {
  const verification = createQueue();
  const switchOver = createQueue();
  return {
    activate: (requested) => verification(() => activate(stores, requested, switchOver)),
    rollBack: (name) => switchOver(() => rollBack(stores, name)),
    retire: (name) => verification(() => retire(stores, name, switchOver)),
    // Meanwhile no activation is verified and no release published again: their releases would have to stay.
    prune: ({ dryRun }) =>
      verification(() =>
        stores.publishing(() => pruneReleases({ ...stores, isUsable: usableIn(stores) }, dryRun, switchOver)),
      ),
  };
}

type Stores = Parameters<typeof createActivations>[0];

/** The releases that will be live, and how the live set records the change. */
interface Change {
  releases: NextRelease[];
  reason: string;
  restores?: string;
}

/** @throws CodedError REQUEST_REJECTED, RELEASE_UNKNOWN, RELEASE_MARKED_BAD */
function prepareActivation(stores: Stores, requested: readonly ReleaseReference[]): Change {
  if (new Set(requested.map(({ name }) => name)).size < requested.length) {
    throw serverError('REQUEST_REJECTED', { reason: 'the activation names a release twice' });
  }
  const published = findRequested(stores, requested);
  return {
    releases: replaceReleases(stores.liveSets.current()?.releases ?? [], published),
    reason: describeRequest(requested),
  };
}

/** @throws CodedError RELEASE_UNKNOWN, RELEASE_MARKED_BAD */
function findRequested({ releases, marks }: Stores, requested: readonly ReleaseReference[]) {
  return requested.map((reference) => {
    const release = releases.find(reference);
    if (!release) throw releaseError('RELEASE_UNKNOWN', { release: releaseLabel(reference) });
    const mark = marks.find(reference);
    if (!mark) return release;
    const { reason = `by ${mark.markedBy}` } = mark;
    throw registryError('RELEASE_MARKED_BAD', { release: releaseLabel(reference), reason });
  });
}

/** Names one release with its version, or several without: the live set lists their versions. */
function describeRequest(requested: readonly ReleaseReference[]): string {
  const [first, ...others] = requested;
  if (first && others.length === 0) return `activate ${first.name} ${first.version}`;
  return `activate ${requested.map(({ name }) => name).join(', ')}`.slice(0, 500);
}

function usableIn({ releases, marks }: Stores): IsUsable {
  return (release) => releases.find(release) !== undefined && !marks.find(release);
}

function prepareRollback(stores: Stores, name: string | undefined): Change {
  const history = stores.liveSets.history();
  const isUsable = usableIn(stores);
  const current = history[0]?.releases ?? [];
  if (name === undefined) {
    const set = previousSet(history, isUsable);
    if (!set) throw registryError('ROLLBACK_IMPOSSIBLE', { subject: 'live set' });
    return { releases: set.releases, reason: `roll back to live set ${set.id}`, restores: set.id };
  }
  const previous = previousRelease(history, name, isUsable);
  if (!previous) throw registryError('ROLLBACK_IMPOSSIBLE', { subject: `release of ${name}` });
  return {
    releases: replaceReleases(current, [previous.release]),
    reason: `roll back ${name} to ${previous.release.version}`,
    restores: previous.set.id,
  };
}

/**
 * Verifies outside the queue of switches, then switches if nothing else did meanwhile. Otherwise it verifies again on the new live
 * set (without another smoke test if that keeps the same kit), unless a rollback changed a release that it would replace: the rollback
 * wins.
 */
async function activate(
  stores: Stores,
  requested: readonly ReleaseReference[],
  switchOver: Enqueue,
): Promise<Activation> {
  const { liveSets, verify } = stores;
  let testedKit: string | undefined;
  for (;;) {
    const current = liveSets.current();
    const candidate = arrange(prepareActivation(stores, requested), current);
    if (!candidate) return unchanged(current);

    const start = performance.now();
    const kit = keptKitOf(candidate);
    await verify(candidate, { smokeTest: kit === undefined || kit !== testedKit });
    testedKit = kit;
    const verificationMs = Math.round(performance.now() - start);
    const activation = await switchOver(async () => {
      if (liveSets.current()?.id === current?.id) {
        // A release may have been marked as bad meanwhile.
        findRequested(stores, requested);
        return append(stores, candidate, verificationMs);
      }
      checkOvertaken(requested, current, liveSets.current());
      return undefined;
    });
    if (activation) return activation;
  }
}

/** The kit that the candidate keeps. Undefined for a new kit: it must be tested with all remotes of each live set. */
function keptKitOf({ releases, changed }: Candidate): string | undefined {
  const kit = releases.find((release) => release.kind === 'kit' && !changed.includes(release));
  return kit && releaseLabel(kit);
}

/** @throws CodedError ACTIVATION_OVERTAKEN */
function checkOvertaken(
  requested: readonly ReleaseReference[],
  before: LiveSet | undefined,
  now: LiveSet | undefined,
): void {
  const versionIn = (set: LiveSet | undefined, name: string) =>
    set?.releases.find((release) => release.name === name)?.version;
  const changed = requested.find(({ name }) => versionIn(before, name) !== versionIn(now, name));
  if (!changed) return;
  const details = { release: releaseLabel(changed), liveSet: now?.id ?? 'none' };
  throw registryError('ACTIVATION_OVERTAKEN', details);
}

async function rollBack(stores: Stores, name: string | undefined): Promise<Activation> {
  const current = stores.liveSets.current();
  const candidate = arrange(prepareRollback(stores, name), current);
  if (!candidate) return unchanged(current);
  const start = performance.now();
  await stores.verify(candidate, { smokeTest: false });
  return append(stores, candidate, Math.round(performance.now() - start));
}

/** Asks the content API outside the queue of switches, so that no rollback waits for it. */
async function retire(stores: Stores, name: string, switchOver: Enqueue): Promise<Activation> {
  const { liveSets, releases, contentApi, verify } = stores;
  for (;;) {
    const current = liveSets.current();
    const retired = current?.releases.find((release) => release.name === name);
    await checkRetirement(name, retired && releases.find(retired), contentApi);
    const others = (current?.releases ?? []).filter((release) => release !== retired);
    const candidate = arrange({ releases: others, reason: `retire ${name}` }, current);
    if (!candidate) return unchanged(current);

    const start = performance.now();
    await verify(candidate, { smokeTest: false });
    const verificationMs = Math.round(performance.now() - start);
    const activation = await switchOver(async () =>
      liveSets.current()?.id === current?.id ? append(stores, candidate, verificationMs) : undefined,
    );
    if (activation) return activation;
  }
}

type Candidate = Omit<Change, 'releases'> & Parameters<VerifyCandidate>[0];

/** The candidate for the next live set. Undefined if it equals the current one. */
function arrange({ releases: next, ...change }: Change, current: LiveSet | undefined): Candidate | undefined {
  const releases = arrangeReleases(next, current, new Date().toISOString());
  const changed = changedReleases(releases, current);
  const isSame = current && changed.length === 0 && releases.length === current.releases.length;
  return isSame ? undefined : { ...change, releases, changed };
}

function unchanged(current: LiveSet | undefined): Activation {
  if (!current) throw releaseError('LIVE_SET_MISSING', {});
  return { liveSet: current, verificationMs: 0, switchMs: 0 };
}

async function append(
  { liveSets, key }: Stores,
  { reason, releases, restores }: Candidate,
  verificationMs: number,
): Promise<Activation> {
  const start = performance.now();
  const liveSet = await liveSets.append(
    { reason, releases: [...releases], ...(restores !== undefined && { restores }) },
    (set) => key.sign(LIVE_SET_PAYLOAD, set),
  );
  return { liveSet, verificationMs, switchMs: Math.round(performance.now() - start) };
}
