import { serverError } from '@stadtraum/server-base/errors';
import type { FastifyRequest } from 'fastify';

/**
 * Refuses requests from browsers on a route for the command line: a web page can send requests to loopback addresses, but they
 * always have the headers checked below.
 *
 * @throws REQUEST_REJECTED
 */
export function refuseBrowsers({ headers, hostname }: FastifyRequest): void {
  const fromBrowser = headers.origin !== undefined || headers['sec-fetch-site'] !== undefined;
  if (fromBrowser || !['127.0.0.1', 'localhost', '[::1]'].includes(hostname)) {
    throw serverError('REQUEST_REJECTED', { reason: 'this route is for the command line only' });
  }
}
