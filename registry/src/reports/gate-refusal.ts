import { CodedError } from '@stadtraum/contracts/errors';
import type { Finding, GateReport } from '@stadtraum/contracts/gate';
import { releaseLabel } from '@stadtraum/contracts/release-reference';
import { registryError } from '../errors.ts';

/** Findings whose messages the error's message contains. */
const MAX_IN_MESSAGE = 3;

/** The gate refused a candidate (`GATE_REFUSED`). Its response has all findings, and the id of the report. */
export class GateRefusal extends CodedError {
  readonly findings: readonly Finding[];
  readonly report: string;

  /** @param refused the findings that stop it */
  constructor({ id, candidate, findings }: GateReport, refused: readonly Finding[]) {
    const messages = refused.slice(0, MAX_IN_MESSAGE).map((finding) => `[${finding.id}] ${finding.message}`);
    const more = refused.length - messages.length;
    super(
      registryError.facts('GATE_REFUSED', {
        releases: candidate.map(releaseLabel).join(', '),
        findings: [...messages, ...(more > 0 ? [`And ${more} more.`] : [])].join(' '),
        report: id,
      }),
    );
    this.findings = findings;
    this.report = id;
  }
}

/** Properties of an error's response besides code, message and remedy. */
export function findingsOf(error: CodedError): { findings?: readonly Finding[]; report?: string } {
  return error instanceof GateRefusal ? { findings: error.findings, report: error.report } : {};
}
