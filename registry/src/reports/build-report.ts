import { randomBytes } from 'node:crypto';
import type {
  ActivationParameters,
  Finding,
  GateReport,
  PicturePair,
  SenderChecks,
} from '@stadtraum/contracts/gate';

/** Maximum number of findings in a report. */
const MAX_FINDINGS = 100;
/** Maximum number of blocks in a report that were broken before. */
const MAX_BROKEN = 200;

/** What the gate has seen, see `Examination`. */
interface Seen extends Pick<GateReport, 'blocks' | 'findings' | 'pages' | 'phases' | 'sizes' | 'unchecked'> {
  revision: string | undefined;
  brokenBefore: ReadonlySet<string>;
  pictures: { readonly pairs: readonly PicturePair[]; unchecked(): string[] };
}

export interface ReportParts extends Pick<GateReport, 'id' | 'base' | 'outcome' | 'accepted' | 'durationMs'> {
  parameters: ActivationParameters;
  team?: string;
  /** Of findings besides those of the examination. */
  warnings: readonly Finding[];
}

export function refusalId(): string {
  return `refused-${Date.now().toString(36)}-${randomBytes(3).toString('hex')}`;
}

/** Builds the report of one activation, refused findings first. Its size is bounded. */
export function buildReport(
  { findings, revision, blocks, pages, brokenBefore, unchecked, phases, sizes, pictures }: Seen,
  { parameters, warnings, team, ...parts }: ReportParts,
): GateReport {
  const { releases, checks = {} } = parameters;
  const all = [...findings, ...skippedChecks(checks), ...warnings];
  const isRefused = ({ severity }: Finding) => severity === 'refused';
  const sorted = [...all.filter(isRefused), ...all.filter((finding) => !isRefused(finding))];
  const more = sorted.length - MAX_FINDINGS;
  return {
    ...parts,
    at: new Date().toISOString(),
    candidate: releases.map(({ name, version }) => ({ name, version })),
    ...(team !== undefined && { team }),
    ...(revision !== undefined && { revision }),
    ...{ phases, pages, checks, blocks },
    ...(brokenBefore.size > 0 && { brokenBefore: [...brokenBefore].slice(0, MAX_BROKEN) }),
    findings: sorted.slice(0, MAX_FINDINGS),
    unchecked: [
      ...unchecked,
      ...pictures.unchecked(),
      ...(more > 0 ? [`${more} further findings are not in this report.`] : []),
    ],
    ...{ sizes, pictures: [...pictures.pairs] },
  };
}

function skippedChecks(checks: SenderChecks): Finding[] {
  return Object.entries(checks).flatMap(([name, result]) => {
    if (result === 'passed') return [];
    return {
      ...{ id: `checks-skipped:${name}`, kind: 'checks-skipped' as const, severity: 'shown' as const },
      message: `The sender skipped ${name}: ${result.skipped}.`,
      remedy: 'Let `ship` run all checks next time.',
      ...{ blocks: [], pages: [], pageCount: 0 },
    };
  });
}
