import { setTimeout as delay } from 'node:timers/promises';
import { Type } from '@sinclair/typebox';
import { CodedError } from '@stadtraum/contracts/errors';
import type { AfterSwitch } from '@stadtraum/contracts/gate';
import type { LiveSet } from '@stadtraum/contracts/live-set';
import type { Activation } from '@stadtraum/contracts/registry-api';
import { releaseLabel } from '@stadtraum/contracts/release-reference';
import { lazyValidator } from '@stadtraum/contracts/validation';
import { type Logger, logProblem } from '@stadtraum/server-base/logging';
import type { ContentApi } from '../content/content-api.ts';
import { registryError } from '../errors.ts';
import type { AfterSwitchCheck } from '../shells/after-switch.ts';
import type { PageFailure } from '../shells/check-pages.ts';
import type { DocumentStore } from '../store/document-store.ts';
import type { LiveSetStore, SwitchRecord } from '../store/live-set-store.ts';
import type { NewLogEntry } from '../store/release-log.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { Marks } from './marks.ts';
import type { GatePass } from './pass-gate.ts';
import { touchedPaths } from './touched-paths.ts';

/** Name of the document with the id of the last live set whose pages were asked. */
const DOCUMENT = 'after-switch';
/** Milliseconds after its activation in which a restarted registry resumes the check of a live set. */
const RESUME_WITHIN_MS = 60_000;
/** Milliseconds in which a restarted registry waits for a shell. Shells poll every second while it is down. */
const SHELL_WAIT_MS = 5000;
const POLL_MS = 100;

const validate = lazyValidator(Type.Object({ checked: Type.String() }));

/** An activation that was taken back, with what the pages showed. */
export class ActivationRolledBack extends CodedError {
  readonly afterSwitch: AfterSwitch;

  constructor(error: CodedError, afterSwitch: AfterSwitch) {
    super(error.facts);
    this.afterSwitch = afterSwitch;
  }
}

/** What the gate knows about a switch, see `GatePass`. */
type Known = Pick<GatePass, 'touchedPaths' | 'isKnown'>;

/** What follows a switch: the shells are asked for its pages, and an activation that damages one is rolled back (GA8). */
export interface AfterActivation {
  /**
   * @param previous the live set before
   * @returns what the pages showed, undefined if nothing was switched; and ACTIVATION_ROLLED_BACK if it was rolled back
   */
  check(
    liveSet: LiveSet,
    previous: LiveSet | undefined,
    known?: Known,
  ): Promise<{ afterSwitch?: AfterSwitch; error?: ActivationRolledBack }>;
  /** Asks for the pages after a rollback. What it finds is only reported. Never throws. @returns undefined if it failed */
  report(liveSet: LiveSet, previous: LiveSet): Promise<AfterSwitch | undefined>;
  /** Waits for a shell if the last activation was not checked before the registry stopped. @returns what to check */
  interrupted(): Promise<{ liveSet: LiveSet; previous: LiveSet } | undefined>;
}

export interface AfterActivationDependencies {
  afterSwitch: AfterSwitchCheck;
  liveSets: LiveSetStore;
  releases: ReleaseStore;
  marks: Marks;
  documents: DocumentStore;
  contentApi: Pick<ContentApi, 'usedBlocks'>;
  /** Adds an entry to the registry's log. Never throws. */
  addEntry: (entry: NewLogEntry) => Promise<void>;
  logger: Pick<Logger, 'warn' | 'error'>;
  /** Restores `previous` if `failed` is still live; otherwise undefined. */
  undo: (
    failed: LiveSet,
    previous: LiveSet,
    reason: string,
    recordOf: (restored: LiveSet) => SwitchRecord,
  ) => Promise<Activation | undefined>;
}

export function createAfterActivation(dependencies: AfterActivationDependencies): AfterActivation {
  const { afterSwitch, liveSets, documents, logger } = dependencies;

  const ask = (liveSet: LiveSet, previous: LiveSet, known?: Known) => {
    // Without live content the gate names no pages, and for the shell's browser code it has none to compare.
    const paths = known?.touchedPaths ?? [];
    return afterSwitch.check({
      liveSet,
      previous,
      touchedPaths: async () => (paths.length > 0 ? paths : touchedPaths(liveSet, previous, dependencies)),
      isKnown: (failure) => known?.isKnown(failure) ?? false,
    });
  };

  return {
    async check(liveSet, previous, known) {
      if (!previous || previous.id === liveSet.id) return {};
      const { report, failures } = await ask(liveSet, previous, known);
      const error = await rollBack(dependencies, liveSet, previous, { report, failures });
      if (report.pages > 0 && !error) {
        // The switch is done. Without the note, the check is repeated after a restart.
        await documents
          .write(DOCUMENT, { checked: liveSet.id })
          .catch((cause) => logProblem(logger, 'error', cause, { liveSet: liveSet.id }));
      }
      return error ? { afterSwitch: error.afterSwitch, error } : { afterSwitch: report };
    },
    async report(liveSet, previous) {
      try {
        const { report, failures } = await ask(liveSet, previous);
        await reportFailures(dependencies, liveSet, failures, 'after a rollback');
        return report;
      } catch (error) {
        logProblem(logger, 'error', error, { liveSet: liveSet.id });
        return undefined;
      }
    },
    async interrupted() {
      const [liveSet, previous] = liveSets.history();
      const isActivation = liveSet?.restores === undefined && liveSet?.reason.startsWith('activate ');
      if (!liveSet || !previous || !isActivation) return undefined;
      if (Date.now() - Date.parse(liveSet.createdAt) > RESUME_WITHIN_MS) return undefined;
      const stored = validate(await documents.read(DOCUMENT));
      if (stored.ok && stored.value.checked === liveSet.id) return undefined;
      for (let waited = 0; waited < SHELL_WAIT_MS && !afterSwitch.hasShells(); waited += POLL_MS) {
        await delay(POLL_MS, undefined, { ref: false });
      }
      if (!afterSwitch.hasShells() || liveSets.current()?.id !== liveSet.id) return undefined;
      return { liveSet, previous };
    },
  };
}

/**
 * Restores the previous live set and marks the releases that are to blame, unless something else has been switched since: then it is only
 * reported.
 *
 * @returns ACTIVATION_ROLLED_BACK if it was rolled back
 */
async function rollBack(
  dependencies: AfterActivationDependencies,
  failed: LiveSet,
  previous: LiveSet,
  { report, failures }: { report: AfterSwitch; failures: readonly PageFailure[] },
): Promise<ActivationRolledBack | undefined> {
  if (failures.length === 0) return undefined;
  const { undo, marks, logger } = dependencies;
  const culprits = [...new Set(failures.flatMap(({ releases }) => releases))];
  const release = culprits.join(', ');
  const [{ path, reason: damage } = { path: '', reason: '' }] = failures;
  const reason = `${path}: ${damage}`;
  const entry = { action: 'roll-back', subject: release, outcome: 'done', reason } as const;
  const restored = await undo(
    failed,
    previous,
    `automatic rollback of ${release}: ${reason}`,
    ({ id: liveSet }) => ({ entry: { ...entry, liveSet } }),
  ).catch((error) => logProblem(logger, 'error', error, { liveSet: failed.id }));
  if (!restored) {
    await reportFailures(dependencies, failed, failures, 'not rolled back');
    return undefined;
  }

  const liveSet = restored.liveSet.id;
  for (const { name, version } of failed.releases.filter((live) => culprits.includes(releaseLabel(live)))) {
    const markedAt = new Date().toISOString();
    await marks
      .set({ name, version, reason: `rolled back automatically: ${reason}`, markedAt, markedBy: 'registry' })
      .catch((error) => logProblem(logger, 'error', error));
  }
  const error = registryError('ACTIVATION_ROLLED_BACK', { release, reason, liveSet });
  return new ActivationRolledBack(error, { ...report, rolledBackTo: liveSet });
}

async function reportFailures(
  { addEntry, logger }: AfterActivationDependencies,
  liveSet: LiveSet,
  failures: readonly PageFailure[],
  what: string,
): Promise<void> {
  if (failures.length === 0) return;
  const reason = failures
    .map(({ path, reason: damage }) => `${path}: ${damage}`)
    .join('; ')
    .slice(0, 500);
  const { id } = liveSet;
  await addEntry({ action: 'after-switch', subject: `live set ${id}, ${what}`, outcome: 'done', reason });
  logger.warn({ liveSet: id, failures }, `pages fail after a switch, ${what}`);
}
