import { type Static, Type } from '@sinclair/typebox';
import { KebabName } from '@stadtraum/contracts/page-model';
import { describeViolations, lazyValidator } from '@stadtraum/contracts/validation';
import { serverError } from '@stadtraum/server-base/errors';
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import type { LoadResult, TeamContent } from '../content/load-content.ts';
import { WORKSPACE } from '../content/owners.ts';
import { withinDeadline } from '../http/deadline.ts';
import type { Database } from '../kernel/database/database.ts';
import { readUsedBlocks } from './used-blocks.ts';

/** Maximum size of a team's content in bytes. The registry accepts less, because it receives it in base64. */
const MAX_CONTENT_BYTES = 8 * 1024 * 1024;
const MAX_FILES = 5000;

/** Body of `POST /content`; the registry has checked the sender's key. */
const ContentRequest = Type.Object(
  {
    team: KebabName,
    remote: KebabName,
    /** JSON values by file name; empty: the content of the remote is removed. */
    files: Type.Record(Type.String({ maxLength: 300 }), Type.Unknown(), { maxProperties: MAX_FILES }),
  },
  { additionalProperties: false },
);
const validate = lazyValidator(ContentRequest);

export interface ContentRouteParts {
  database: Database;
  loadTeam: (content: TeamContent) => Promise<LoadResult>;
  /** Admits only servers of this site (SE9). */
  internalOnly: onRequestAsyncHookHandler;
}

/**
 * For the registry: `POST /content` replaces the content of a remote, and `GET /used-blocks` names the block types in use.
 */
export function contentRoutes(
  server: FastifyInstance,
  { database, loadTeam, internalOnly }: ContentRouteParts,
): void {
  server.post('/content', { onRequest: internalOnly, bodyLimit: MAX_CONTENT_BYTES }, ({ body }) =>
    loadTeam(checked(body)),
  );
  server.get('/used-blocks', { onRequest: internalOnly }, () =>
    withinDeadline(database.read(readUsedBlocks)),
  );
}

function checked(body: unknown): Static<typeof ContentRequest> {
  const result = validate(body);
  if (!result.ok) throw serverError('REQUEST_REJECTED', { reason: describeViolations(result.violations) });
  if (result.value.remote !== WORKSPACE) return result.value;
  throw serverError('REQUEST_REJECTED', { reason: `no remote may be called "${WORKSPACE}"` });
}
