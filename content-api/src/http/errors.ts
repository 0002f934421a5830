import { handleErrors } from '@stadtraum/server-base/error-responses';
import { serverError } from '@stadtraum/server-base/errors';
import type { FastifyInstance } from 'fastify';
import { ContentProblemsError } from '../kernel/problems.ts';

/** HTTP status by error code; the status for all other codes is 500. */
const STATUSES: Readonly<Record<string, number>> = {
  REQUEST_REJECTED: 400,
  COMMAND_REFUSED: 400,
  CONTENT_OWNED_BY_ANOTHER: 409,
  CONTENT_INVALID: 422,
  TOO_MANY_QUERIES: 429,
  DATABASE_BUSY: 503,
  CONTENT_UNAVAILABLE: 503,
  DATABASE_UNAVAILABLE: 503,
};

/** Sends every error as `{code, message, remedy}`, with `problems` for problems of content. */
export function handleContentErrors(server: FastifyInstance): void {
  handleErrors(server, {
    statuses: STATUSES,
    defaultStatus: 500,
    unexpected: () =>
      serverError('CONTENT_UNAVAILABLE', { path: 'this request', reason: 'an unexpected error' }),
    details: (error) => (error instanceof ContentProblemsError ? { problems: error.problems } : {}),
  });
}
