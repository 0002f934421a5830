import { type Static, Type } from '@sinclair/typebox';
import {
  type CreatedPreview,
  DEFAULT_PREVIEW_HOURS,
  PreviewParameters,
  type SideSet,
  SideSetId,
} from '@stadtraum/contracts/preview';
import type { Envelope } from '@stadtraum/contracts/registry-api';
import { releaseLabel } from '@stadtraum/contracts/release-reference';
import { lazyValidator } from '@stadtraum/contracts/validation';
import type { FastifyRequest } from 'fastify';
import type { Previews } from '../../previews/previews.ts';
import type { SignedAction } from '../../requests/signed-requests.ts';

const EndParameters = Type.Object({ id: SideSetId }, { additionalProperties: false });
type EndParameters = Static<typeof EndParameters>;

/** Parameters `{releases: [{name, version}], hours?}`, returns a `CreatedPreview`. */
export function createPreview(previews: Previews): SignedAction<PreviewParameters, CreatedPreview> {
  return {
    action: 'preview',
    validate: lazyValidator(PreviewParameters),
    actsOn: ({ releases }) => releases.map(({ name }) => name),
    subject: ({ releases }) => releases.map(releaseLabel).join(', '),
    perform: ({ releases, hours = DEFAULT_PREVIEW_HOURS }, { sender, entryOf }) =>
      previews.create({ releases, hours, team: sender.team }, entryOf),
  };
}

/** Parameters `{id}`, returns the `SideSet` that has ended. Needs a key for the releases that it exchanged. */
export function endPreview(previews: Previews): SignedAction<EndParameters, SideSet> {
  return {
    action: 'end-preview',
    validate: lazyValidator(EndParameters),
    actsOn: ({ id }) => previews.find(id).exchanged,
    subject: ({ id }) => id,
    perform: ({ id }, { entryOf }) => previews.end(id, entryOf),
  };
}

/** All previews whose links are valid, newest first, without their links. */
export function previewList(previews: Previews) {
  return async (): Promise<SideSet[]> => previews.list();
}

/** The envelope that signs a side set. Shells verify it, and ask again whether the preview has ended. */
export function signedSideSet(previews: Previews) {
  return async ({ params: { id } }: FastifyRequest<{ Params: { id: string } }>): Promise<Envelope> =>
    previews.envelopeOf(id);
}
