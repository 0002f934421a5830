import { serverError } from '@stadtraum/server-base/errors';
import type { FastifyInstance } from 'fastify';

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/**
 * Refuses whatever a web page on the operator's machine could send here: a page's requests carry an origin or fetch
 * metadata, and a rebound DNS name is in the Host header. Programs send none of these.
 */
export function refuseBrowsers(server: FastifyInstance): void {
  server.addHook('onRequest', async ({ headers }) => {
    if (!LOOPBACK.test(headers.host ?? '')) {
      throw serverError('REQUEST_REJECTED', { reason: 'the registry answers on loopback names only' });
    }
    if (headers.origin !== undefined || headers['sec-fetch-site'] !== undefined) {
      throw serverError('REQUEST_REJECTED', { reason: 'the registry takes no requests from web pages' });
    }
  });
}
