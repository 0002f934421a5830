import { serverError } from '@stadtraum/server-base/errors';
import type { FastifyInstance } from 'fastify';

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/**
 * Rejects requests from web pages on the operator's machine. Browsers send an origin, fetch metadata, or a rebound DNS name in the
 * Host header; other clients send none of these.
 */
export function refuseBrowsers(server: FastifyInstance): void {
  server.addHook('onRequest', async ({ headers }) => {
    if (!LOOPBACK.test(headers.host ?? '')) {
      throw serverError('REQUEST_REJECTED', { reason: 'the registry accepts only loopback host names' });
    }
    if (headers.origin !== undefined || headers['sec-fetch-site'] !== undefined) {
      throw serverError('REQUEST_REJECTED', { reason: 'the registry accepts no requests from web pages' });
    }
  });
}
