import { serverError } from '@stadtraum/server-base/errors';
import { hostInUrl } from '@stadtraum/server-base/listen';
import type { onRequestAsyncHookHandler } from 'fastify';

const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]'];

/**
 * Creates a hook that refuses requests from browsers on routes for the command line: a web page can send requests to local addresses,
 * but they have an origin, fetch metadata, or a rebound DNS name in the Host header.
 *
 * @param host the address on which the content API listens, under which commands may request it too
 * @returns hook that throws REQUEST_REJECTED
 */
export function refuseBrowsers(host: string): onRequestAsyncHookHandler {
  const names = [...LOOPBACK, hostInUrl(host)];
  return async ({ headers, hostname }) => {
    const fromBrowser = headers.origin !== undefined || headers['sec-fetch-site'] !== undefined;
    if (fromBrowser || !names.includes(hostname)) {
      throw serverError('REQUEST_REJECTED', { reason: 'this route is for the command line only' });
    }
  };
}
