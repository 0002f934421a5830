import { Readable } from 'node:stream';
import { isCodedError, reasonOf } from '@stadtraum/contracts/errors';
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import { apiError } from '../kernel/errors.ts';
import { type LivePagesParts, livePages } from './live-pages.ts';

/**
 * For the registry: `GET /live-pages` streams lines of JSON: `{revision, pages}`, then each page model. When the content changes or the
 * database fails, the last line is `{code, message, remedy}`, and the client starts again.
 */
export function livePagesRoute(
  server: FastifyInstance,
  { internalOnly, ...parts }: LivePagesParts & { internalOnly: onRequestAsyncHookHandler },
): void {
  server.get('/live-pages', { onRequest: internalOnly }, (_request, reply) =>
    reply.type('application/x-ndjson; charset=utf-8').send(Readable.from(linesOf(parts))),
  );
}

async function* linesOf(parts: LivePagesParts): AsyncGenerator<string> {
  try {
    for await (const value of livePages(parts)) yield `${JSON.stringify(value)}\n`;
  } catch (error) {
    // The status is already sent.
    const known = isCodedError(error) ? error : apiError('DATABASE_UNAVAILABLE', { reason: reasonOf(error) });
    const { code, message, remedy } = known;
    yield `${JSON.stringify({ code, message, remedy })}\n`;
  }
}
