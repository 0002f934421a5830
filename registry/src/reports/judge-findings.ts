import type { Acceptance, Finding, GateReport } from '@stadtraum/contracts/gate';
import { registryError } from '../errors.ts';

/** Who asks for an activation. */
export interface ActivationSender {
  /** Id of the key. */
  key: string;
  team: string;
  /** Whether the key has the role `accept` for all releases of the activation. */
  mayAccept: boolean;
}

export interface Judgement {
  /** Refused findings that are not accepted. */
  refused: Finding[];
  accepted: GateReport['accepted'];
  /** Acceptances that match no finding. */
  warnings: Finding[];
}

/**
 * Decides which findings stop an activation. Pure.
 *
 * @throws CodedError ACCEPT_NOT_ALLOWED
 */
export function judgeFindings(
  findings: readonly Finding[],
  accept: readonly Acceptance[],
  { sender, releases }: { sender: ActivationSender; releases: string },
): Judgement {
  const stopping = new Map(
    findings.filter(({ severity }) => severity === 'refused').map((finding) => [finding.id, finding]),
  );
  const used = accept.filter(({ finding }) => stopping.has(finding));
  const { key, team, mayAccept } = sender;
  const [first] = used;
  if (first && !mayAccept) {
    throw registryError('ACCEPT_NOT_ALLOWED', { key, team, finding: first.finding, releases });
  }
  const acceptedIds = new Set(used.map(({ finding }) => finding));
  return {
    refused: [...stopping.values()].filter(({ id }) => !acceptedIds.has(id)),
    accepted: used.map((acceptance) => ({ ...acceptance, key, team })),
    warnings: accept.filter(({ finding }) => !stopping.has(finding)).map(unusedAcceptance),
  };
}

function unusedAcceptance({ finding }: Acceptance): Finding {
  return {
    ...{ id: `warning:accept/${finding}`, kind: 'warning', severity: 'shown' },
    message: `${finding} was accepted, but the gate did not find it.`,
    remedy: 'Omit the acceptance next time, or check the name of the finding.',
    ...{ blocks: [], pages: [], pageCount: 0 },
  };
}
