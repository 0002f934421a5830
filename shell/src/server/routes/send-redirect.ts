import type { Redirect } from '@stadtraum/contracts/page-model';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RequestTarget } from '../requests/target.ts';
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
  return reply
    .code(statusCode)
    .headers({
      ...COMMON_HEADERS,
      location: redirectLocation(target, { redirectUrl, statusCode }),
      'cache-control': 'public, max-age=0, s-maxage=5, must-revalidate',
    })
    .send();
}

/** The address that a redirect leads to. */
export function redirectLocation(
  { rawQuery }: Pick<RequestTarget, 'rawQuery'>,
  { redirectUrl, statusCode }: Redirect,
): string {
  const preservesQuery =
    statusCode !== 303 && redirectUrl.startsWith('/') && !/[?#]/.test(redirectUrl) && rawQuery !== '';
  return preservesQuery ? `${redirectUrl}?${rawQuery}` : redirectUrl;
}
