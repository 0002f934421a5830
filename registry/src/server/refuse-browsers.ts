import { serverError } from '@stadtraum/server-base/errors';
import type { FastifyInstance } from 'fastify';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
const PORT = /:\d+$/;

/**
 * Rejects requests from web pages. Browsers send an origin, fetch metadata, or a rebound DNS name in the Host header; other clients
 * send none of these.
 *
 * @param allowedHosts host names in lower case, besides those of the loopback address
 */
export function refuseBrowsers(server: FastifyInstance, allowedHosts: readonly string[]): void {
  const allowed = new Set([...LOOPBACK, ...allowedHosts]);
  server.addHook('onRequest', async ({ headers }) => {
    const host = (headers.host ?? '').toLowerCase().replace(PORT, '');
    if (!allowed.has(host)) {
      const reason = 'the registry accepts only loopback host names and those in REGISTRY_ALLOWED_HOSTS';
      throw serverError('REQUEST_REJECTED', { reason });
    }
    if (headers.origin !== undefined || headers['sec-fetch-site'] !== undefined) {
      throw serverError('REQUEST_REJECTED', { reason: 'the registry accepts no requests from web pages' });
    }
  });
}
