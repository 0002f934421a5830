import type { FastifyReply } from 'fastify';
import { SCRIPTLESS_PAGE_HEADERS } from '../security/headers.ts';
import { type ErrorStatus, errorPage } from './error-page.ts';

/** Seconds after which a visitor may try again. */
const RETRY_AFTER_S = 10;

/** Sends the error page for a status, with headers that forbid caching. */
export function sendError(reply: FastifyReply, status: ErrorStatus): FastifyReply {
  if (status === 503 || status === 429) reply.header('retry-after', RETRY_AFTER_S);
  return reply
    .code(status)
    .headers({ ...SCRIPTLESS_PAGE_HEADERS, 'cache-control': 'no-store' })
    .send(errorPage(status));
}
