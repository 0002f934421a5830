import type { FastifyRequest } from 'fastify';

/**
 * Whether a POST comes from a page of this site. Browsers send `Origin` and `Sec-Fetch-Site` with every POST. A client that
 * sends neither is not a browser, cannot abuse a visitor's cookies or address, and may be a mail provider that unsubscribes
 * (RFC 8058). A page with `Referrer-Policy: no-referrer` sends `Origin: null`; then `Sec-Fetch-Site` alone decides.
 */
export function isFromThisSite({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const { origin, host, 'sec-fetch-site': site } = headers;
  if (site !== undefined && site !== 'same-origin') return false;
  if (origin === undefined) return true;
  if (origin === 'null') return site === 'same-origin';
  return URL.canParse(origin) && new URL(origin).host === host?.toLowerCase();
}
