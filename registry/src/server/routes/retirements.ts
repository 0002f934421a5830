import { type Static, Type } from '@sinclair/typebox';
import type { Activation } from '@stadtraum/contracts/registry-api';
import { ReleaseName } from '@stadtraum/contracts/release-manifest';
import { lazyValidator } from '@stadtraum/contracts/validation';
import type { Activations } from '../../activation/activations.ts';
import type { SignedAction } from '../../requests/signed-requests.ts';

const Parameters = Type.Object({ name: ReleaseName }, { additionalProperties: false });

/** Parameters `{name}`, returns an `Activation`. */
export function retire(activations: Activations): SignedAction<Static<typeof Parameters>, Activation> {
  return {
    action: 'retire',
    validate: lazyValidator(Parameters),
    actsOn: ({ name }) => [name],
    subject: ({ name }) => name,
    perform: ({ name }, { entryOf }) => activations.retire(name, entryOf),
    liveSet: ({ liveSet: { id } }) => id,
  };
}
