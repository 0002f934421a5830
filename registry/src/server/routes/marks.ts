import { type Static, Type } from '@sinclair/typebox';
import { ReleaseName, ReleaseVersion } from '@stadtraum/contracts/release-manifest';
import { releaseLabel } from '@stadtraum/contracts/release-reference';
import { lazyValidator } from '@stadtraum/contracts/validation';
import { releaseError } from '@stadtraum/federation-kit/errors';
import type { Marks } from '../../activation/marks.ts';
import type { SignedAction } from '../../requests/signed-requests.ts';
import type { ReleaseStore } from '../../store/release-store.ts';

const Parameters = Type.Object(
  { name: ReleaseName, version: ReleaseVersion, bad: Type.Boolean() },
  { additionalProperties: false },
);
type Parameters = Static<typeof Parameters>;

/** Parameters `{name, version, bad}`: marks a release as bad, or clears its mark. Returns the parameters. */
export function mark(marks: Marks, releases: ReleaseStore): SignedAction<Parameters, Parameters> {
  return {
    action: 'mark',
    validate: lazyValidator(Parameters),
    actsOn: ({ name }) => [name],
    subject: (parameters) => `${releaseLabel(parameters)}${parameters.bad ? '' : ', mark cleared'}`,
    async perform(parameters, { request: { reason }, sender, entryOf }) {
      const { name, version, bad } = parameters;
      if (!releases.find(parameters))
        throw releaseError('RELEASE_UNKNOWN', { release: releaseLabel(parameters) });
      const markedAt = new Date().toISOString();
      const mark = { name, version, markedAt, markedBy: sender.team, ...(reason && { reason }) };
      if (bad) await marks.set(mark, entryOf());
      else await marks.clear(parameters, entryOf());
      return parameters;
    },
  };
}
