import { setTimeout as delay } from 'node:timers/promises';
import type { ActivationParameters, RequestedRelease } from '@stadtraum/contracts/gate';
import { kitsOf, type LiveSet } from '@stadtraum/contracts/live-set';
import { type Activation, LIVE_SET_PAYLOAD, type PublishedRelease } from '@stadtraum/contracts/registry-api';
import { type ReleaseReference, releaseLabel } from '@stadtraum/contracts/release-reference';
import { releaseError } from '@stadtraum/federation-kit/errors';
import type { ContentApi } from '../content/content-api.ts';
import { registryError } from '../errors.ts';
import type { Gate } from '../gate/gate.ts';
import type { RegistryKey } from '../identity/registry-key.ts';
import type { ActivationSender } from '../reports/judge-findings.ts';
import { assignKits } from '../sets/assign-kits.ts';
import { arrangeReleases, changedReleases } from '../sets/next-releases.ts';
import type { LiveSetStore, SwitchRecord } from '../store/live-set-store.ts';
import { createQueue, type Enqueue } from '../store/queue.ts';
import type { RegistryStore } from '../store/registry-store.ts';
import type { EntryOf } from '../store/release-log.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { ReportStore } from '../store/report-store.ts';
import type { VerifyCandidate } from '../verification/verify-candidate.ts';
import { type AfterActivationDependencies, createAfterActivation } from './after-activation.ts';
import { examineRollback } from './examine-rollback.ts';
import type { Marks } from './marks.ts';
import { GatePass } from './pass-gate.ts';
import {
  type Change,
  findRequested,
  prepareActivation,
  prepareRollback,
  usableIn,
} from './prepare-change.ts';
import { pruneReleases } from './prune.ts';
import { recordedAcceptance } from './recorded-acceptance.ts';
import { checkRetirement } from './retirement.ts';
import { stateOf } from './rollback-target.ts';

/** Milliseconds before a rollback is examined: the shells switch first. */
const EXAMINE_AFTER_MS = 3_000;

/**
 * Changes what is live, one switch at a time, each with the log entry that says who and why. A rejected or interrupted change has no
 * effect. Activations are verified one after another, but a rollback never waits for a smoke test.
 */
export interface Activations {
  /**
   * Makes these releases live in one switch and keeps the others. Does nothing if they are already live. Then shells are asked for
   * the pages that it touches; if it has damaged one, it is rolled back.
   *
   * @throws CodedError RELEASE_UNKNOWN, RELEASE_MARKED_BAD, REQUEST_REJECTED, ACTIVATION_OVERTAKEN, GATE_REFUSED, ACCEPT_NOT_ALLOWED,
   *   ACTIVATION_ROLLED_BACK, or the code with which the candidate is rejected
   */
  activate(parameters: ActivationParameters, sender: ActivationSender, entryOf: EntryOf): Promise<Activation>;
  /**
   * Restores the previous release of `name`, or the previous live set. It is fast, because hashes are verified but nothing is
   * rendered. Afterwards the gate examines it in the background, and shells are asked for its pages; what they find is only reported.
   *
   * @throws CodedError ROLLBACK_IMPOSSIBLE, or the code with which the candidate is rejected
   */
  rollBack(name: string | undefined, entryOf: EntryOf): Promise<Activation>;
  /**
   * Takes a remote off the site, once no content needs it (TR7), or one of two kits, once no remote runs on it. A rollback brings the
   * release back.
   *
   * @throws CodedError RETIREMENT_REFUSED while content uses its blocks, or remotes run on it; CONTENT_USE_UNKNOWN
   */
  retire(name: string, entryOf: EntryOf): Promise<Activation>;
  /**
   * Removes releases that nothing needs any more (OP13), see `releasesToPrune`.
   *
   * @param options.dryRun only returns what would be removed
   */
  prune(options: { dryRun: boolean }): Promise<PublishedRelease[]>;
  /**
   * Asks for the pages of an activation whose check was interrupted less than a minute ago, when the registry stopped.
   *
   * @throws CodedError ACTIVATION_ROLLED_BACK
   */
  resumeCheck(): Promise<void>;
}

/** A switch, and the live set before it. */
interface Switched {
  activation: Activation;
  previous: LiveSet | undefined;
}

export function createActivations(
  stores: {
    releases: ReleaseStore;
    liveSets: LiveSetStore;
    key: RegistryKey;
    verify: VerifyCandidate;
    marks: Marks;
    contentApi: Pick<ContentApi, 'usedBlocks'>;
    /** Releases that previews need. */
    previewed: () => readonly ReleaseReference[];
    gate: Gate;
    reports: ReportStore;
    /** The queue of changes of stored releases. */
    publishing: Enqueue;
    forRollback: RegistryStore['forRollback'];
  } & Omit<AfterActivationDependencies, 'undo'>,
): Activations {
  const verification = createQueue();
  const switchOver = createQueue();
  const after = createAfterActivation({
    ...stores,
    undo: (failed, previous, reason, recordOf) =>
      switchOver(() => stores.forRollback(() => undo(stores, { failed, previous, reason, recordOf }))),
  });
  return {
    // The next activation waits for the check, so that it cannot hide which of the two damages a page.
    activate: (parameters, sender, entryOf) =>
      verification(async () => {
        const pass = new GatePass(stores, parameters, sender);
        try {
          const { activation, previous } = await activate(
            stores,
            { requested: parameters.releases, pass, entryOf },
            switchOver,
          );
          const { afterSwitch, error } = await after.check(activation.liveSet, previous, pass);
          const report = await pass.record(activation.liveSet, afterSwitch);
          if (error) throw error;
          return { ...activation, ...(report && { report }), ...(afterSwitch && { afterSwitch }) };
        } finally {
          pass.end();
        }
      }),
    async rollBack(name, entryOf) {
      const { activation, previous } = await switchOver(() =>
        stores.forRollback(() => rollBack(stores, name, entryOf)),
      );
      const { liveSet } = activation;
      if (previous && previous.id !== liveSet.id) {
        const afterSwitch = after.report(liveSet, previous);
        void delay(EXAMINE_AFTER_MS, undefined, { ref: false }).then(() =>
          verification(() => examineRollback(stores, { liveSet, previous, afterSwitch })),
        );
      }
      return activation;
    },
    async resumeCheck() {
      const interrupted = await after.interrupted();
      if (!interrupted) return;
      const { liveSet, previous } = interrupted;
      const report = await stores.reports.read(liveSet.id);
      const { afterSwitch, error } = await verification(async () =>
        after.check(liveSet, previous, report && recordedAcceptance(report)),
      );
      if (report && afterSwitch) await stores.reports.write({ ...report, afterSwitch });
      if (error) throw error;
    },
    retire: (name, entryOf) => verification(() => retire(stores, { name, entryOf }, switchOver)),
    // Meanwhile no activation is verified and no release published again: their releases would have to stay.
    prune: ({ dryRun }) =>
      verification(() =>
        stores.publishing(() => pruneReleases({ ...stores, isUsable: usableIn(stores) }, dryRun, switchOver)),
      ),
  };
}

type Stores = Parameters<typeof createActivations>[0];

/**
 * Verifies outside the queue of switches, then switches if neither the live set nor live content changed meanwhile. Otherwise the gate
 * looks again, and on a new live set it verifies again (without another smoke test if that keeps the same kit), unless a rollback
 * changed a release that it would replace: the rollback wins.
 */
async function activate(
  stores: Stores,
  { requested, pass, entryOf }: { requested: readonly RequestedRelease[]; pass: GatePass; entryOf: EntryOf },
  switchOver: Enqueue,
): Promise<Switched> {
  const { liveSets, verify } = stores;
  let testedKits: string | undefined;
  let verifiedOn: LiveSet | undefined;
  let verificationMs = 0;
  for (;;) {
    const current = liveSets.current();
    const candidate = await arrange(stores, prepareActivation(stores, requested), current);
    if (!candidate) return { activation: unchanged(current), previous: current };

    if (verificationMs === 0 || verifiedOn?.id !== current?.id) {
      const start = performance.now();
      const kits = keptKitsOf(candidate);
      await verify(candidate, { smokeTest: kits === undefined || kits !== testedKits });
      testedKits = kits;
      verifiedOn = current;
      verificationMs = Math.ceil(performance.now() - start);
    }
    await pass.examine(current, candidate.releases);
    const activation = await switchOver(async () => {
      if (liveSets.current()?.id !== current?.id) {
        checkOvertaken(requested, current, liveSets.current());
        return undefined;
      }
      // A release may have been marked as bad meanwhile.
      findRequested(stores, requested);
      if (!(await pass.isCurrent())) return undefined;
      const recordOf = (set: LiveSet) => ({
        entry: entryOf({ liveSet: set.id }),
        report: pass.reportOf(set),
      });
      const reason = withAccepted(candidate.reason, pass);
      return append(stores, { ...candidate, reason }, recordOf, verificationMs);
    });
    if (!activation) continue;
    await pass.record(activation.liveSet);
    return { activation, previous: current };
  }
}

/** The live set names the findings that were accepted; the report has the reasons. */
function withAccepted(reason: string, { accepted }: GatePass): string {
  return accepted.length === 0 ? reason : `${reason}, accepting ${accepted.join(', ')}`.slice(0, 500);
}

/** The kits of a candidate that keeps them. Undefined with a new kit: it must be tested with all remotes of each live set. */
function keptKitsOf({ releases, changed }: Candidate): string | undefined {
  const kits = kitsOf(releases);
  return kits.some((kit) => changed.includes(kit)) ? undefined : kits.map(releaseLabel).join(', ');
}

/** @throws CodedError ACTIVATION_OVERTAKEN */
function checkOvertaken(
  requested: readonly ReleaseReference[],
  before: LiveSet | undefined,
  now: LiveSet | undefined,
): void {
  const stateIn = (set: LiveSet | undefined, name: string) => {
    const release = set?.releases.find((candidate) => candidate.name === name);
    return set && release && stateOf(release, set.releases);
  };
  const changed = requested.find(({ name }) => stateIn(before, name) !== stateIn(now, name));
  if (!changed) return;
  const details = { release: releaseLabel(changed), liveSet: now?.id ?? 'none' };
  throw registryError('ACTIVATION_OVERTAKEN', details);
}

async function rollBack(stores: Stores, name: string | undefined, entryOf: EntryOf): Promise<Switched> {
  const previous = stores.liveSets.current();
  const change = prepareRollback(stores, name);
  return { activation: await restore(stores, change, previous, withEntry(entryOf)), previous };
}

/** Restores the releases of `previous`, unless `failed` is not live any more. */
async function undo(
  stores: Stores,
  {
    failed,
    previous,
    reason,
    recordOf,
  }: { failed: LiveSet; previous: LiveSet; reason: string; recordOf: RecordOf },
): Promise<Activation | undefined> {
  const current = stores.liveSets.current();
  if (current?.id !== failed.id) return undefined;
  const { releases, id: restores } = previous;
  const change = { releases, exchanged: new Map(), reason: reason.slice(0, 500), restores };
  return restore(stores, change, current, recordOf);
}

async function restore(
  stores: Stores,
  change: Change,
  current: LiveSet | undefined,
  recordOf: RecordOf,
): Promise<Activation> {
  const candidate = await arrange(stores, change, current);
  if (!candidate) return unchanged(current);
  const start = performance.now();
  await stores.verify(candidate, { smokeTest: false });
  return append(stores, candidate, recordOf, Math.round(performance.now() - start));
}

/**
 * Asks the content API outside the queue of switches, so that no rollback waits for it. The gate is not needed: no page has the blocks, the
 * layout's regions included, so none loses an event or a query key.
 */
async function retire(
  stores: Stores,
  { name, entryOf }: { name: string; entryOf: EntryOf },
  switchOver: Enqueue,
): Promise<Activation> {
  const { liveSets, releases, contentApi, verify } = stores;
  for (;;) {
    const current = liveSets.current();
    const retired = current?.releases.find((release) => release.name === name);
    await checkRetirement(name, retired && releases.find(retired), contentApi, current?.releases);
    const others = (current?.releases ?? []).filter((release) => release !== retired);
    const change = { releases: others, exchanged: new Map(), reason: `retire ${name}` };
    const candidate = await arrange(stores, change, current);
    if (!candidate) return unchanged(current);

    const start = performance.now();
    await verify(candidate, { smokeTest: false });
    const verificationMs = Math.round(performance.now() - start);
    const activation = await switchOver(async () =>
      liveSets.current()?.id === current?.id
        ? append(stores, candidate, withEntry(entryOf), verificationMs)
        : undefined,
    );
    if (activation) return activation;
  }
}

type RecordOf = (set: LiveSet) => SwitchRecord;

const withEntry =
  (entryOf: EntryOf): RecordOf =>
  ({ id }) => ({ entry: entryOf({ liveSet: id }) });

type Candidate = Omit<Change, 'releases' | 'exchanged'> & Parameters<VerifyCandidate>[0];

/** The candidate for the next live set. Undefined if it equals the current one. */
async function arrange(
  stores: Stores,
  { releases: next, exchanged, ...change }: Change,
  current: LiveSet | undefined,
): Promise<Candidate | undefined> {
  const assigned = await assignKits(next, exchanged, (release) => stores.releases.manifestOf(release));
  const releases = arrangeReleases(assigned, current, new Date().toISOString());
  const changed = changedReleases(releases, current);
  const isSame = current && changed.length === 0 && releases.length === current.releases.length;
  return isSame ? undefined : { ...change, releases, changed };
}

function unchanged(current: LiveSet | undefined): Activation {
  if (!current) throw releaseError('LIVE_SET_MISSING', {});
  return { liveSet: current, verificationMs: 0, switchMs: 0 };
}

async function append(
  { liveSets, key, gate }: Stores,
  { reason, releases, restores }: Candidate,
  recordOf: RecordOf,
  verificationMs: number,
): Promise<Activation> {
  const start = performance.now();
  const liveSet = await liveSets.append(
    { reason, releases: [...releases], ...(restores !== undefined && { restores }) },
    (set) => key.sign(LIVE_SET_PAYLOAD, set),
    recordOf,
  );
  gate.renderAhead(liveSet.releases);
  return { liveSet, verificationMs, switchMs: Math.round(performance.now() - start) };
}
