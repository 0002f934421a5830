import type { IncomingHttpHeaders } from 'node:http';
import type { PreviewLink } from '@stadtraum/contracts/preview';
import { openPreviewToken, type PublicKey } from '@stadtraum/federation-kit/signing';

/** Seconds for which browsers keep the cookie after it has expired, so that its pages say so instead of becoming live silently. */
const AFTERLIFE_S = 24 * 3600;

/** What a token is worth now. */
export type Verdict = { state: 'valid'; link: PreviewLink } | { state: 'expired' } | { state: 'invalid' };

/** The cookie with which a browser asks for a preview. Its value is the token of the link. */
export interface PreviewCookie {
  /** Whether the request has the cookie, valid or not. It costs almost nothing, because every request of a visitor is asked. */
  isIn(headers: IncomingHttpHeaders): boolean;
  /** Verifies the cookie of a request. */
  read(headers: IncomingHttpHeaders): Verdict;
  /** Verifies the token of a link. */
  verify(token: string): Verdict;
  /** Value of the Set-Cookie header that stores a verified token. */
  store(token: string, link: PreviewLink): string;
  /** Value of the Set-Cookie header that removes the cookie. */
  remove(): string;
}

/**
 * @param siteUrl over https, the cookie has the prefix `__Host-`, so that no other host can set it. Plain http, which only a site on
 *   the visitor's own machine uses, cannot have it in all browsers.
 * @param keys the registry's public keys
 */
export function createPreviewCookie(siteUrl: string, keys: readonly PublicKey[]): PreviewCookie {
  const isSecure = siteUrl.startsWith('https:');
  const name = isSecure ? '__Host-vorschau' : 'vorschau';
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  const prefix = `${name}=`;

  function tokenIn({ cookie }: IncomingHttpHeaders): string | undefined {
    if (!cookie?.includes(prefix)) return undefined;
    const pairs = cookie.split(';').map((pair) => pair.trim());
    return pairs.find((pair) => pair.startsWith(prefix))?.slice(prefix.length);
  }
  function verify(token: string): Verdict {
    const link = openPreviewToken(token, keys);
    if (!link) return { state: 'invalid' };
    return link.expiresAt * 1000 > Date.now() ? { state: 'valid', link } : { state: 'expired' };
  }
  return {
    isIn: (headers) => tokenIn(headers) !== undefined,
    read: (headers) => verify(tokenIn(headers) ?? ''),
    verify,
    store(token, { expiresAt }) {
      const maxAge = Math.max(expiresAt - Math.floor(Date.now() / 1000), 0) + AFTERLIFE_S;
      return `${prefix}${token}; Max-Age=${maxAge}; ${attributes}`;
    },
    remove: () => `${prefix}; Max-Age=0; ${attributes}`,
  };
}
