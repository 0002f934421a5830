import { Type } from '@sinclair/typebox';
import { ActivationParameters, type AfterSwitch, type SenderChecks } from '@stadtraum/contracts/gate';
import type { Activation } from '@stadtraum/contracts/registry-api';
import { ReleaseName } from '@stadtraum/contracts/release-manifest';
import { releaseLabel } from '@stadtraum/contracts/release-reference';
import { lazyValidator } from '@stadtraum/contracts/validation';
import type { Activations } from '../../activation/activations.ts';
import { ActivationRolledBack } from '../../activation/after-activation.ts';
import { statedChecks } from '../../activation/stated-checks.ts';
import type { Gate } from '../../gate/gate.ts';
import type { SignedAction } from '../../requests/signed-requests.ts';
import type { LiveSetStore } from '../../store/live-set-store.ts';
import { hasRole } from '../../trust/permissions.ts';

const RollbackParameters = Type.Object({ name: Type.Optional(ReleaseName) }, { additionalProperties: false });

const liveSet = ({ liveSet: { id } }: Activation) => id;

/** Property of an error's response: what the pages showed after an activation that was rolled back by itself. */
export function afterSwitchOf(error: Error): { afterSwitch?: AfterSwitch } {
  return error instanceof ActivationRolledBack ? { afterSwitch: error.afterSwitch } : {};
}

/** Returns an `Activation` with the gate's report. A refusal by the gate has `findings` and the id of the `report`. */
export function activate({
  activations,
  liveSets,
}: {
  activations: Activations;
  liveSets: Pick<LiveSetStore, 'history'>;
}): SignedAction<ActivationParameters, Activation> {
  const checksOf = (parameters: ActivationParameters) => statedChecks(parameters, liveSets.history());
  return {
    action: 'activate',
    validate: lazyValidator(ActivationParameters),
    actsOn: ({ releases }) => releases.map(({ name }) => name),
    subject: (parameters) =>
      parameters.releases.map(releaseLabel).join(', ') + skippedChecks(checksOf(parameters)),
    perform: (parameters, { sender, entryOf }) => {
      const names = parameters.releases.map(({ name }) => name);
      const { id: key, team } = sender;
      const mayAccept = hasRole(sender, 'accept', names);
      const checks = checksOf(parameters);
      return activations.activate({ ...parameters, checks }, { key, team, mayAccept }, entryOf);
    },
    liveSet,
  };
}

/**
 * Prepares the gate for an activation that follows within minutes. Unsigned, because it changes nothing: it starts two processes at most,
 * which end if nothing follows.
 */
export function expectActivation(gate: Pick<Gate, 'expect'>) {
  return async () => {
    gate.expect();
    return {};
  };
}

/** ` without types, lint: “reason”`, so that the log says what the sender did not check (GA5). */
function skippedChecks(checks: SenderChecks): string {
  const skipped = Object.entries(checks).flatMap(([name, check]) =>
    check === 'passed' ? [] : [{ name, reason: check.skipped }],
  );
  const reasons = [...new Set(skipped.map(({ reason }) => reason))];
  return skipped.length === 0
    ? ''
    : ` without ${skipped.map(({ name }) => name).join(', ')}: “${reasons.join('”, “')}”`;
}

/** Parameters `{name?}`, returns an `Activation`. Without a name it is for all releases, and needs a key for all. */
export function rollBack(activations: Activations): SignedAction<{ name?: string }, Activation> {
  return {
    action: 'roll-back',
    validate: lazyValidator(RollbackParameters),
    actsOn: ({ name }) => (name === undefined ? 'all' : [name]),
    subject: ({ name }) => name ?? 'all releases',
    perform: ({ name }, { entryOf }) => activations.rollBack(name, entryOf),
    liveSet,
  };
}
