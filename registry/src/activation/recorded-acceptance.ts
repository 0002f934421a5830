import type { GateReport } from '@stadtraum/contracts/gate';
import type { GatePass } from './pass-gate.ts';

/**
 * What a report says about a switch whose check was interrupted: blocks with an accepted finding, and those that were broken before, may
 * fail.
 */
export function recordedAcceptance({
  findings,
  accepted,
  brokenBefore = [],
}: GateReport): Pick<GatePass, 'touchedPaths' | 'isKnown'> {
  const ids = new Set(accepted.map(({ finding }) => finding));
  const types = new Set(findings.flatMap(({ id, blocks }) => (ids.has(id) ? blocks : [])));
  const broken = new Set(brokenBefore);
  return {
    touchedPaths: [],
    isKnown: ({ type, block }) => types.has(type) || broken.has(`${type} ${block}`),
  };
}
