import type { Redirect } from '@stadtraum/contracts/page-model';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { COMMON_HEADERS } from '../security/headers.ts';

/**
 * Redirects the visitor. Within the site, a page that has moved preserves the query, so that filters and campaign links survive.
 * A 303 replaces the query, because it leads to the short address of a submitted filter (P36).
 */
export function sendRedirect(
  { target }: FastifyRequest,
  reply: FastifyReply,
  { redirectUrl, statusCode }: Redirect,
): FastifyReply {
  const preservesQuery =
    statusCode !== 303 && redirectUrl.startsWith('/') && !/[?#]/.test(redirectUrl) && target.rawQuery !== '';
  return reply
    .code(statusCode)
    .headers({
      ...COMMON_HEADERS,
      location: preservesQuery ? `${redirectUrl}?${target.rawQuery}` : redirectUrl,
      'cache-control': 'public, max-age=0, s-maxage=5, must-revalidate',
    })
    .send();
}
