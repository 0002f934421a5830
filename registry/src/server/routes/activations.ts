import { Type } from '@sinclair/typebox';
import type { Activation } from '@stadtraum/contracts/registry-api';
import { ReleaseName, ReleaseVersion } from '@stadtraum/contracts/release-manifest';
import { type ReleaseReference, releaseLabel } from '@stadtraum/contracts/release-reference';
import { compileValidator } from '@stadtraum/contracts/validation';
import type { Activations } from '../../activation/activations.ts';
import type { SignedAction } from '../../requests/signed-requests.ts';

const ActivationParameters = Type.Object(
  {
    releases: Type.Array(
      Type.Object({ name: ReleaseName, version: ReleaseVersion }, { additionalProperties: false }),
      { minItems: 1, maxItems: 200 },
    ),
  },
  { additionalProperties: false },
);

const RollbackParameters = Type.Object({ name: Type.Optional(ReleaseName) }, { additionalProperties: false });

const liveSet = ({ liveSet: { id } }: Activation) => id;

/** Parameters `{releases: [{name, version}]}`, returns an `Activation`. */
export function activate(
  activations: Activations,
): SignedAction<{ releases: ReleaseReference[] }, Activation> {
  return {
    action: 'activate',
    validate: compileValidator(ActivationParameters, { trustSchema: true }),
    actsOn: ({ releases }) => releases.map(({ name }) => name),
    subject: ({ releases }) => releases.map(releaseLabel).join(', '),
    perform: ({ releases }) => activations.activate(releases),
    liveSet,
  };
}

/** Parameters `{name?}`, returns an `Activation`. Without a name it is for all releases, and needs a key for all. */
export function rollBack(activations: Activations): SignedAction<{ name?: string }, Activation> {
  return {
    action: 'roll-back',
    validate: compileValidator(RollbackParameters, { trustSchema: true }),
    actsOn: ({ name }) => (name === undefined ? 'all' : [name]),
    subject: ({ name }) => name ?? 'all releases',
    perform: ({ name }) => activations.rollBack(name),
    liveSet,
  };
}
