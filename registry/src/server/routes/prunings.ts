import { type Static, Type } from '@sinclair/typebox';
import type { Pruning } from '@stadtraum/contracts/registry-api';
import { lazyValidator } from '@stadtraum/contracts/validation';
import type { Activations } from '../../activation/activations.ts';
import type { RequestLog } from '../../log/request-log.ts';
import type { SignedAction } from '../../requests/signed-requests.ts';

const Parameters = Type.Object({ dryRun: Type.Optional(Type.Boolean()) }, { additionalProperties: false });

/** Parameters `{dryRun?}`: removes releases that nothing needs any more, or only lists them. */
export function prune(
  activations: Activations,
  log: Pick<RequestLog, 'add'>,
): SignedAction<Static<typeof Parameters>, Pruning> {
  return {
    action: 'prune',
    validate: lazyValidator(Parameters),
    actsOn: () => 'all',
    subject: ({ dryRun }) => (dryRun ? 'releases that could be pruned' : 'releases that nothing needs'),
    async perform({ dryRun = false }, { entryOf }) {
      // What was removed before an interruption has an entry, too.
      if (!dryRun) await log.add(entryOf());
      const pruned = await activations.prune({ dryRun });
      return {
        releases: pruned.map(({ name, version, bytes }) => ({ name, version, bytes })),
        bytes: pruned.reduce((sum, { bytes }) => sum + bytes, 0),
      };
    },
  };
}
