import { createInnerServer } from '@stadtraum/server-base/inner-server';
import type { Logger } from '@stadtraum/server-base/logging';
import type { Metrics } from '@stadtraum/server-base/metrics';
import type { FastifyInstance } from 'fastify';
import { parseQuery } from '../kernel/query-string.ts';
import { answerContentErrors } from './errors.ts';

/** Milliseconds. `requestTimeout` alone leaves a slow request open: it is only looked at every `connectionsCheckingInterval`. */
const HTTP_LIMITS = {
  requestTimeout: 10_000,
  headersTimeout: 5000,
  connectionsCheckingInterval: 1000,
  // Bytes. A query of MAX_QUERY_BYTES is encoded once more in the address of `/page`.
  maxHeaderSize: 64 * 1024,
};

/** A server without routes, with the limits, the errors and the metrics of the content API. */
export function createServer(log: Logger): { server: FastifyInstance; metrics: Metrics } {
  const { server, metrics } = createInnerServer({
    log,
    quiet: ['/revision'],
    bodyLimit: 1024,
    http: HTTP_LIMITS,
    requestTimeout: HTTP_LIMITS.requestTimeout,
    keepAliveTimeout: 75_000,
    routerOptions: { querystringParser: (text) => firstValues(text) },
  });
  answerContentErrors(server);
  return { server, metrics };
}

function firstValues(text: string): Record<string, string> {
  return Object.fromEntries(parseQuery(text).reverse());
}
