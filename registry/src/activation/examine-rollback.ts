import { reasonOf } from '@stadtraum/contracts/errors';
import type { AfterSwitch, GateReport } from '@stadtraum/contracts/gate';
import type { LiveSet } from '@stadtraum/contracts/live-set';
import { type Logger, logProblem } from '@stadtraum/server-base/logging';
import type { Gate } from '../gate/gate.ts';
import type { Examination } from '../gate/inspector.ts';
import { NO_PICTURES } from '../gate/pictures/pictures.ts';
import { buildReport } from '../reports/build-report.ts';
import { changedReleases } from '../sets/next-releases.ts';
import type { NewLogEntry } from '../store/release-log.ts';
import type { ReportStore } from '../store/report-store.ts';

export interface RollbackExamination {
  gate: Pick<Gate, 'inspect'>;
  reports: ReportStore;
  /** Adds an entry to the registry's log. Never throws. */
  addEntry: (entry: NewLogEntry) => Promise<void>;
  logger: Pick<Logger, 'warn' | 'error'>;
}

/**
 * Examines a live set that a rollback by hand has restored, as the gate examines a candidate, and keeps the report with the live set.
 * Nothing is refused by it. Never throws.
 *
 * @param restored.afterSwitch what the shells' pages show, undefined if that is unknown
 */
export async function examineRollback(
  { gate, reports, addEntry, logger }: RollbackExamination,
  {
    liveSet,
    previous,
    afterSwitch,
  }: { liveSet: LiveSet; previous: LiveSet; afterSwitch: Promise<AfterSwitch | undefined> },
): Promise<void> {
  const start = performance.now();
  // What it brings back was live before: looks need no pictures.
  const inspection = gate.inspect({ withPictures: false });
  try {
    const examination = await inspection
      .examine(previous.releases, liveSet.releases)
      .catch((error: unknown) => notExamined(reasonOf(error)));
    const durationMs = Math.round(performance.now() - start);
    const report = reportOf(examination ?? notExamined('there is no kit to render with'), {
      liveSet,
      previous,
      durationMs,
    });
    const shown = await afterSwitch;
    const unchecked = [...report.unchecked, ...(shown?.unchecked ?? [])];
    await reports.write({ ...report, unchecked, ...(shown && { afterSwitch: shown }) });
    const refused = report.findings.filter(({ severity }) => severity === 'refused');
    const [first] = refused;
    if (!first) return;
    const count = refused.length === 1 ? '1 finding' : `${refused.length} findings`;
    const reason = `the gate would refuse ${count}, such as ${first.id}; report ${liveSet.id}`;
    const subject = `live set ${liveSet.id}, after a rollback`;
    await addEntry({ action: 'after-switch', subject, outcome: 'done', reason: reason.slice(0, 500) });
  } catch (error) {
    logProblem(logger, 'error', error, { liveSet: liveSet.id });
  } finally {
    inspection.end();
  }
}

function reportOf(
  examination: Examination,
  { liveSet, previous, durationMs }: { liveSet: LiveSet; previous: LiveSet; durationMs: number },
): GateReport {
  return buildReport(examination, {
    ...{ id: liveSet.id, base: previous.id, outcome: 'rolled-back', durationMs },
    parameters: { releases: changedReleases(liveSet.releases, previous) },
    ...{ accepted: [], warnings: [] },
  });
}

function notExamined(reason: string): Examination {
  return {
    ...{ findings: [], revision: undefined, pages: 0, touchedPaths: [], brokenBefore: new Set() },
    blocks: { touched: 0, rendered: 0, hydrated: 0, changed: 0 },
    ...{ sizes: [], phases: [], pictures: NO_PICTURES },
    unchecked: [`The restored releases were not examined: ${reason.replace(/\.$/, '')}.`],
  };
}
