import { type Static, Type } from '@sinclair/typebox';
import type { LoadedContent } from '@stadtraum/contracts/registry-api';
import { ReleaseName } from '@stadtraum/contracts/release-manifest';
import { lazyValidator } from '@stadtraum/contracts/validation';
import type { ContentApi } from '../../content/content-api.ts';
import type { SignedAction } from '../../requests/signed-requests.ts';

/** Maximum bytes of a signed request with content. Its files are in base64, so they have about 4 MB. */
export const MAX_CONTENT_REQUEST_BYTES = 6 * 1024 * 1024;

const Parameters = Type.Object(
  {
    /** The remote that owns the content. */
    name: ReleaseName,
    /** JSON values by file name; empty: the content of the remote is removed. */
    files: Type.Record(Type.String({ maxLength: 300 }), Type.Unknown()),
  },
  { additionalProperties: false },
);

/**
 * Parameters `{name, files}`: the content API replaces the content that the remote owns, and says what changed. Only the registry knows
 * who sent it; the content API knows what content may be.
 */
export function loadContent(
  contentApi: Pick<ContentApi, 'load'>,
): SignedAction<Static<typeof Parameters>, LoadedContent> {
  return {
    action: 'load-content',
    validate: lazyValidator(Parameters),
    actsOn: ({ name }) => [name],
    subject: ({ name, files }) => {
      const count = Object.keys(files).length;
      return `content of ${name} (${count} ${count === 1 ? 'file' : 'files'})`;
    },
    perform: ({ name, files }, { sender: { team } }) => contentApi.load({ team, remote: name, files }),
    // A load without a change has no revision of its own.
    revision: ({ changed, revision }) => (changed ? revision : undefined),
  };
}
