import type { IncomingHttpHeaders } from 'node:http';

type OriginHeaders = Pick<IncomingHttpHeaders, 'origin' | 'host' | 'sec-fetch-site'>;

/** Maximum length of a header in a reason. */
const MAX_LENGTH = 100;

/**
 * Why a POST does not come from a page of this site; undefined if it does. `Sec-Fetch-Site` is the browser's own verdict, so it decides
 * alone. Browsers leave it out over plain HTTP, and old ones always; `Origin` must then be the site's, or that of the address at which
 * the request arrived. A proxy may have removed the port from `Host`, or written the default one. A client that sends neither header is
 * not a browser, cannot abuse a visitor's cookies or address, and may be a mail provider that unsubscribes (RFC 8058).
 *
 * @param siteUrl the site's origin
 */
export function foreignReason(headers: OriginHeaders, siteUrl: string): string | undefined {
  const { origin, host = '', 'sec-fetch-site': site } = headers;
  const isOwn =
    site === undefined
      ? origin === undefined || origin === siteUrl || isOriginOf(host, origin)
      : site === 'same-origin';
  if (isOwn) return undefined;
  const sent = { Origin: origin, Host: host, 'Sec-Fetch-Site': site };
  const values = Object.entries(sent).map(
    ([name, value = 'missing']) => `${name}: ${String(value).slice(0, MAX_LENGTH)}`,
  );
  return `it comes from another site (${values.join(', ')}; SITE_URL: ${siteUrl})`;
}

/**
 * Whether a browser that does not send `Sec-Fetch-Site` hides the origin. It does so on pages with `Referrer-Policy: no-referrer`, but also
 * for forms of other sites.
 */
export function hidesOrigin({ origin, 'sec-fetch-site': site }: OriginHeaders): boolean {
  return origin === 'null' && site === undefined;
}

function isOriginOf(host: string, origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { protocol, host: ownHost } = new URL(origin);
  const own = `${protocol}//${host}`;
  return URL.canParse(own) && new URL(own).host === ownHost;
}
