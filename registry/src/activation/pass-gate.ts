import type { ActivationParameters, AfterSwitch, GateReport } from '@stadtraum/contracts/gate';
import type { LiveRelease, LiveSet } from '@stadtraum/contracts/live-set';
import { releaseLabel } from '@stadtraum/contracts/release-reference';
import { contentKeepsChanging } from '../gate/findings/content-unavailable.ts';
import type { Gate, Inspection } from '../gate/gate.ts';
import type { Examination } from '../gate/inspector.ts';
import { buildReport, type ReportParts, refusalId } from '../reports/build-report.ts';
import { GateRefusal } from '../reports/gate-refusal.ts';
import { type ActivationSender, type Judgement, judgeFindings } from '../reports/judge-findings.ts';
import type { ReportStore } from '../store/report-store.ts';

/** How often a candidate is examined again because the content has changed. */
const MAX_CONTENT_CHANGES = 3;

type StoredParts = Pick<ReportParts, 'id' | 'outcome'> & { afterSwitch?: AfterSwitch };

/** One activation's way through the gate. */
export class GatePass {
  readonly #reports: ReportStore;
  readonly #inspection: Inspection;
  readonly #parameters: ActivationParameters;
  readonly #sender: ActivationSender;
  #contentChanges = 0;
  #base = '';
  #durationMs = 0;
  #examination: Examination | undefined;
  #judgement: Judgement | undefined;
  /** Of the report that was stored last, and whether it has all pictures. */
  #stored: { parts: StoredParts; isComplete: boolean } | undefined;
  readonly #storedPictures = new Set<string>();

  constructor(
    { gate, reports }: { gate: Gate; reports: ReportStore },
    parameters: ActivationParameters,
    sender: ActivationSender,
  ) {
    this.#reports = reports;
    this.#inspection = gate.inspect();
    this.#parameters = parameters;
    this.#sender = sender;
  }

  /** Findings that were accepted, for the reason in the live set. */
  get accepted(): string[] {
    return this.#judgement?.accepted.map(({ finding }) => finding) ?? [];
  }

  /**
   * Examines a candidate. Nothing is examined while nothing is live.
   *
   * @throws CodedError GATE_REFUSED, ACCEPT_NOT_ALLOWED, and why the candidate cannot be loaded
   */
  async examine(current: LiveSet | undefined, candidate: readonly LiveRelease[]): Promise<void> {
    const start = performance.now();
    this.#base = current?.id ?? '';
    this.#examination = await this.#inspection.examine(current?.releases ?? [], candidate);
    this.#durationMs += Math.round(performance.now() - start);
    if (!this.#examination) return;
    if (this.#contentChanges >= MAX_CONTENT_CHANGES) {
      this.#examination.findings.unshift(contentKeepsChanging(MAX_CONTENT_CHANGES));
    }
    const { accept = [], releases } = this.#parameters;
    this.#judgement = judgeFindings(this.#examination.findings, accept, {
      sender: this.#sender,
      releases: releases.map(releaseLabel).join(', '),
    });
    const { refused } = this.#judgement;
    if (refused.length === 0) return;
    const report = await this.#store(this.#examination, { id: refusalId(), outcome: 'refused' });
    throw new GateRefusal(report, refused);
  }

  /** Whether the content is still what was examined. Content that keeps changing is accepted as a finding. */
  async isCurrent(): Promise<boolean> {
    if (!this.#examination || this.#contentChanges >= MAX_CONTENT_CHANGES) return true;
    const isCurrent = await this.#inspection.isCurrent();
    if (!isCurrent) this.#contentChanges += 1;
    return isCurrent;
  }

  /** Paths of the pages that show what the candidate touches: first one of each distinct block, then the others. */
  get touchedPaths(): readonly string[] {
    return this.#examination?.touchedPaths ?? [];
  }

  /** Whether a block failed before the switch, or its failure was accepted. */
  isKnown({ block, type }: { block: string; type: string }): boolean {
    const accepted = new Set(this.accepted);
    const { findings, brokenBefore } = this.#examination ?? { findings: [], brokenBefore: new Set() };
    return (
      brokenBefore.has(`${type} ${block}`) ||
      findings.some(({ id, blocks }) => accepted.has(id) && blocks.includes(type))
    );
  }

  /** The report to store with a live set, without its pictures. */
  reportOf({ id }: LiveSet): GateReport | undefined {
    this.#examination?.pictures.decide();
    return this.#examination && this.#report(this.#examination, { id, outcome: 'activated' });
  }

  /**
   * Adds the pictures to the report of an activation. The switch is done, so what cannot be stored is only returned.
   *
   * @param afterSwitch what the shells' pages showed, once that is known
   */
  async record({ id }: LiveSet, afterSwitch?: AfterSwitch): Promise<GateReport | undefined> {
    const examination = this.#examination;
    if (!examination) return undefined;
    const parts = { id, outcome: 'activated' as const, ...(afterSwitch && { afterSwitch }) };
    return this.#store(examination, parts).catch(() => this.#report(examination, parts));
  }

  /** Pictures that are still taken are added to the stored report in the background. */
  end(): void {
    this.#inspection.end();
    this.#addLatePictures().catch(() => undefined);
  }

  async #addLatePictures(): Promise<void> {
    if (!this.#examination || this.#stored?.isComplete) return;
    const { pictures } = this.#examination;
    if (!this.#stored) return pictures.close();
    await pictures.done;
    await this.#store(this.#examination, this.#stored.parts);
  }

  /** Stores the report with the pictures that are there by now. Those that follow are late. */
  async #store(examination: Examination, parts: StoredParts): Promise<GateReport> {
    const { pictures } = examination;
    pictures.decide();
    const stored = { parts, isComplete: pictures.isDone };
    const report = this.#report(examination, parts);
    const added = [...pictures.files].filter(([name]) => !this.#storedPictures.has(name));
    await this.#reports.write(report, new Map(added));
    for (const [name] of added) this.#storedPictures.add(name);
    this.#stored = stored;
    return report;
  }

  #report(examination: Examination, { afterSwitch, ...parts }: StoredParts): GateReport {
    const report = buildReport(examination, {
      ...parts,
      ...{ base: this.#base, parameters: this.#parameters, durationMs: this.#durationMs },
      team: this.#sender.team,
      accepted: this.#judgement?.accepted ?? [],
      warnings: this.#judgement?.warnings ?? [],
    });
    const unchecked = [...report.unchecked, ...(afterSwitch?.unchecked ?? [])];
    return { ...report, unchecked, ...(afterSwitch && { afterSwitch }) };
  }
}
