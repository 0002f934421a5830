import { type Static, Type } from '@sinclair/typebox';
import type { ContentAccess } from '@stadtraum/contracts/registry-api';
import { ReleaseName } from '@stadtraum/contracts/release-manifest';
import { lazyValidator } from '@stadtraum/contracts/validation';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ContentTokens } from '../../content/content-access.ts';
import type { ContentApi } from '../../content/content-api.ts';
import { registryError } from '../../errors.ts';
import type { SignedAction } from '../../requests/signed-requests.ts';

const Parameters = Type.Object({ name: ReleaseName }, { additionalProperties: false });

/** Parameters `{name}`, returns a `ContentAccess`: who may publish the release may read the content of the pages that show it. */
export function readContent(tokens: ContentTokens): SignedAction<Static<typeof Parameters>, ContentAccess> {
  return {
    action: 'read-content',
    validate: lazyValidator(Parameters),
    actsOn: ({ name }) => [name],
    subject: ({ name }) => `live content, to develop ${name}`,
    perform: async () => tokens.issue(Date.now()),
  };
}

/**
 * Answers what the content API answers to a shell, to a developer's shell with a token.
 *
 * @throws CodedError CONTENT_TOKEN_INVALID, CONTENT_UNAVAILABLE
 */
export function liveContent(
  tokens: ContentTokens,
  contentApi: Pick<ContentApi, 'read'>,
  resource: 'page' | 'revision',
) {
  return async ({ headers, url }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const token = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1] ?? '';
    if (!tokens.admits(token, Date.now())) throw registryError('CONTENT_TOKEN_INVALID', {});
    const query = /\?.*$/s.exec(url)?.[0] ?? '';
    const { status, etag, bytes } = await contentApi.read(resource + query, headers['if-none-match']);
    reply.code(status).header('cache-control', 'no-store');
    if (etag !== undefined) reply.header('etag', etag);
    return reply.type('application/json; charset=utf-8').send(bytes);
  };
}
