import { serverError } from '@stadtraum/server-base/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
const PORT = /:\d+$/;

/** `Sec-Fetch-Site` of what a person opens from the address bar, and of what such a page loads from this server. */
const OWN_PAGES = ['none', 'same-origin'];

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether a person may open this address in a browser: only for static answers that show what every client may read. */
    openToBrowsers?: boolean;
  }
}

/**
 * Rejects requests from web pages. Browsers send an origin, fetch metadata, or a rebound DNS name in the Host header; other clients
 * send none of these. What a person opens from the address bar is answered on routes that are open to browsers.
 *
 * @param allowedHosts host names in lower case, besides those of the loopback address
 */
export function refuseBrowsers(server: FastifyInstance, allowedHosts: readonly string[]): void {
  const allowed = new Set([...LOOPBACK, ...allowedHosts]);
  server.addHook('onRequest', async (request) => {
    const { headers } = request;
    const host = (headers.host ?? '').toLowerCase().replace(PORT, '');
    if (!allowed.has(host)) {
      const reason = 'the registry accepts only loopback host names and those in REGISTRY_ALLOWED_HOSTS';
      throw serverError('REQUEST_REJECTED', { reason });
    }
    const site = headers['sec-fetch-site'];
    if (headers.origin === undefined && (site === undefined || isOwnPage(request, site))) return;
    throw serverError('REQUEST_REJECTED', { reason: 'the registry accepts no requests from web pages' });
  });
}

function isOwnPage({ method, routeOptions }: FastifyRequest, site: string | string[]): boolean {
  return (
    method === 'GET' &&
    routeOptions.config.openToBrowsers === true &&
    OWN_PAGES.some((accepted) => accepted === site)
  );
}
