import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { listen } from './listen.ts';
import type { Logger } from './logging.ts';

/** A server's metrics in the Prometheus format (OP10), including those for its process and for HTTP. */
export interface Metrics {
  registry: Registry;
  /**
   * Counts one response.
   *
   * @param route its pattern, not its URL, so that labels stay bounded
   * @param seconds from the arrival of the request to the last byte
   */
  observeRequest(route: string, method: string, status: number, seconds: number): void;
  /** All metrics as text. */
  read(): Promise<string>;
}

/** Histogram buckets in seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Responses by route, method and status',
    labelNames: ['route', 'method', 'status'],
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the arrival of a request to the last byte of its response',
    labelNames: ['route'],
    buckets: BUCKETS,
    registers: [registry],
  });
  return {
    registry,
    observeRequest(route, method, status, seconds) {
      requests.inc({ route, method, status });
      durations.observe({ route }, seconds);
    },
    read: () => registry.metrics(),
  };
}

/**
 * Reports the layers of confinement that code of releases should have and lacks, as warnings and as a metric.
 *
 * @param layers why each layer is missing; undefined if it is not
 */
export function reportConfinement(
  { registry }: Pick<Metrics, 'registry'>,
  log: Pick<Logger, 'warn'>,
  layers: Readonly<Record<string, string | undefined>>,
): void {
  const gauge = new Gauge({
    name: 'confinement_layer_missing',
    help: 'Whether code of releases lacks a layer of confinement that it should have',
    labelNames: ['layer'],
    registers: [registry],
  });
  for (const [layer, reason] of Object.entries(layers)) {
    gauge.set({ layer }, reason === undefined ? 0 : 1);
    if (reason === undefined) continue;
    log.warn({ layer }, `code of releases runs without the layer ${layer} of confinement: ${reason}`);
  }
}

/** Counts each response of a server, by the pattern of its route. */
export function observeRequests(server: FastifyInstance, metrics: Metrics): void {
  server.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? '(none)';
    metrics.observeRequest(route, request.method, reply.statusCode, reply.elapsedTime / 1000);
    done();
  });
}

/** Adds `GET /metrics`. Use it only for servers that are not publicly accessible. */
export function metricsRoute(server: FastifyInstance, metrics: Metrics): void {
  server.get('/metrics', async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.read()),
  );
}

/**
 * Starts a separate server for `/metrics`, for servers whose own port is public.
 *
 * @param host an address of this machine that visitors cannot reach. @default 127.0.0.1
 * @param port 0 for any free port
 * @param addRoutes adds other routes
 * @throws SERVER_PORT_TAKEN, SETTING_INVALID
 */
export async function startMetricsServer(
  metrics: Metrics,
  {
    host = '127.0.0.1',
    port,
    server,
    addRoutes,
  }: { host?: string; port: number; server: string; addRoutes?: (http: FastifyInstance) => void },
): Promise<{ port: number; close(): Promise<void> }> {
  const { default: Fastify } = await import('fastify');
  const http = Fastify({ logger: false, forceCloseConnections: true });
  metricsRoute(http, metrics);
  addRoutes?.(http);
  return {
    port: await listen(http, { port, host, server, setting: 'METRICS_PORT' }),
    close: () => http.close(),
  };
}
