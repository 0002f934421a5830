import { createInternalServer } from '@stadtraum/server-base/internal-server';
import type { Logger } from '@stadtraum/server-base/logging';
import type { Metrics } from '@stadtraum/server-base/metrics';
import type { FastifyInstance } from 'fastify';
import { firstValues, parseQuery } from '../kernel/query-string.ts';
import { handleContentErrors } from './errors.ts';

/** Limits in milliseconds unless noted. Node checks `requestTimeout` only every `connectionsCheckingInterval`. */
const HTTP_LIMITS = {
  requestTimeout: 10_000,
  headersTimeout: 5000,
  connectionsCheckingInterval: 1000,
  // In bytes. Requests for `/page` contain a query of up to MAX_QUERY_BYTES, encoded twice.
  maxHeaderSize: 64 * 1024,
};

/** Creates a server with the content API's limits, error responses and metrics, but without routes. */
export function createServer(log: Logger): { server: FastifyInstance; metrics: Metrics } {
  const { server, metrics } = createInternalServer({
    log,
    quiet: ['/revision'],
    bodyLimit: 1024,
    http: HTTP_LIMITS,
    requestTimeout: HTTP_LIMITS.requestTimeout,
    keepAliveTimeout: 75_000,
    routerOptions: { querystringParser: (text) => Object.fromEntries(firstValues(parseQuery(text))) },
  });
  handleContentErrors(server);
  return { server, metrics };
}
