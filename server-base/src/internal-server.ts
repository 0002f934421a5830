import type { Server } from 'node:http';
import Fastify, { type FastifyHttpOptions, type FastifyInstance, LogController } from 'fastify';
import type { Logger } from './logging.ts';
import { createMetrics, type Metrics, metricsRoute, observeRequests } from './metrics.ts';
import { logRequests } from './request-log.ts';
import { readTrace } from './request-trace.ts';

export interface InternalServerOptions extends FastifyHttpOptions<Server> {
  log: Logger;
  /** Routes whose requests are logged only if they fail. */
  quiet?: readonly string[];
}

/** Polled by the supervisor and by Prometheus. */
const ALWAYS_QUIET = ['/healthz', '/readyz', '/metrics'];

/**
 * Creates a Fastify server that runs behind the shell. It takes the request id from its client, writes a log line and metrics
 * for each request, and serves `/metrics`.
 */
export function createInternalServer({ log, quiet = [], ...options }: InternalServerOptions): {
  server: FastifyInstance;
  metrics: Metrics;
} {
  const server = Fastify({
    ...options,
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: ({ headers }) => readTrace(headers, true).id,
  } as FastifyHttpOptions<Server>) as unknown as FastifyInstance;
  const metrics = createMetrics();
  logRequests(server, log, new Set([...ALWAYS_QUIET, ...quiet]));
  observeRequests(server, metrics);
  metricsRoute(server, metrics);
  return { server, metrics };
}
