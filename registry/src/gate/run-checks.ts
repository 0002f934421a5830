import { reasonOf } from '@stadtraum/contracts/errors';
import type { Finding } from '@stadtraum/contracts/gate';
import type { GateCheck, GateInput } from './input/gate-input.ts';

/** Runs a check. One that fails is a sentence about what was left out. */
export async function runCheck(check: GateCheck, input: GateInput): Promise<Finding[]> {
  try {
    return await check(input);
  } catch (error) {
    input.leaveOut(`The check "${check.name}" failed: ${reasonOf(error)}.`);
    return [];
  }
}

/** One check that runs several at the same time, for those that mostly wait for processes of their own. */
export function sideBySide(...checks: readonly GateCheck[]): GateCheck {
  const run = async (input: GateInput) =>
    (await Promise.all(checks.map((check) => runCheck(check, input)))).flat();
  return Object.assign(run, {
    prepare: (...given: Parameters<NonNullable<GateCheck['prepare']>>) => {
      for (const check of checks) check.prepare?.(...given);
    },
    release: () => {
      for (const check of checks) check.release?.();
    },
  });
}
