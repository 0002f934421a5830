import { createServer as createServerOfNode, type RequestListener, type Server } from 'node:http';
import { REPORTS_PATH } from '@stadtraum/contracts/page-data';
import { type Logger, logProblem } from '@stadtraum/server-base/logging';
import { type Metrics, observeRequests } from '@stadtraum/server-base/metrics';
import { REQUEST_ID_HEADER } from '@stadtraum/server-base/request-trace';
import Fastify, { type FastifyInstance } from 'fastify';
import type { ReleaseStore } from './deployment/release-store.ts';
import { sendError } from './error-pages/send-error.ts';
import { createBrokenRequestHandler } from './requests/answer-broken-requests.ts';
import { checkRequests } from './requests/check-requests.ts';
import { logRequests } from './requests/log-requests.ts';
import { methodsOf } from './requests/methods.ts';
import type { RequestRules } from './requests/target.ts';
import { traceOf, traceRequests } from './requests/trace-requests.ts';
import { createCacheAnswer } from './routes/answer-from-cache.ts';
import { createAssetRoute } from './routes/assets.ts';
import { addHealthRoutes, type Readiness } from './routes/health.ts';
import { createPageRoute, type PageRouteParts } from './routes/page.ts';
import { addDataRoute } from './routes/proxy/data.ts';
import { addMediaRoute } from './routes/proxy/media.ts';
import { createOutageReporter } from './routes/proxy/outage-reporter.ts';
import { createReportRoute, REPORT_LIMIT } from './routes/reports/browser-reports.ts';
import { addPolicyReportRoute } from './routes/reports/policy-reports.ts';
import { addSiteFiles } from './routes/site-files/site-files.ts';
import { addSitemap, type SitemapParts } from './routes/sitemap.ts';
import { addSubmissionRoute, type SubmissionRouteParts } from './routes/submissions/submission.ts';
import { limitConnections } from './security/limit-connections.ts';
import type { TrustedProxies } from './security/trusted-proxies.ts';

export interface ServerParts extends PageRouteParts, SubmissionRouteParts, SitemapParts {
  metrics: Metrics;
  store: ReleaseStore;
  readiness: () => Readiness;
  allowedHosts: ReadonlySet<string>;
  trustedProxies: TrustedProxies;
  contentApiUrl: URL;
  innerSecret: string;
  isClosing: () => boolean;
}

/** Milliseconds and numbers that keep a slow or greedy client from holding the server. */
const HEADERS_TIMEOUT = 10_000;
const REQUEST_TIMEOUT = 15_000;
const CONNECTIONS_CHECK = 2000;
const KEEP_ALIVE = 65_000;
/** For a client that does not read its answer. */
const STALLED_TIMEOUT = 60_000;
const REQUESTS_PER_CONNECTION = 10_000;

/** The HTTP server with all its routes. */
export function createServer(parts: ServerParts): FastifyInstance {
  const rules: RequestRules = {
    allowedHosts: parts.allowedHosts,
    anyHost: new Set(['/healthz', '/readyz']),
    methodsOf,
  };
  const answerFromCache = createCacheAnswer({ ...parts, rules });
  const server = Fastify({
    serverFactory: (handle) => {
      const http = createHttpServer((request, response) => {
        // A connection that is kept would be closed while its next request is on the way.
        if (parts.isClosing()) response.shouldKeepAlive = false;
        if (!answerFromCache(request, response)) handle(request, response);
      });
      limitConnections(http, { trustedProxies: parts.trustedProxies, registry: parts.metrics.registry });
      return http;
    },
    logger: false,
    // `request.ip` is the visitor's address: behind a trusted proxy the last one that no trusted proxy has (SE3).
    trustProxy: (address) => parts.trustedProxies(address),
    genReqId: (request) => traceOf(request, parts.trustedProxies).id,
    // Queries are read flat by `checkRequests`, and by nobody else.
    routerOptions: { querystringParser: () => ({}) },
    bodyLimit: REPORT_LIMIT,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    clientErrorHandler: createBrokenRequestHandler(parts.log),
    // The router itself cannot decode the path: no hook runs, also not the one that logs.
    frameworkErrors: (error, { id, method }, reply) => {
      parts.log.info({ request: id, method, status: 400, rejected: error.code }, 'request');
      sendError(reply.header(REQUEST_ID_HEADER, id), 400);
    },
  });

  traceRequests(server);
  checkRequests(server, rules);
  logRequests(server, parts.log);
  observeRequests(server, parts.metrics);
  addErrorAnswers(server, parts.log);

  addHealthRoutes(server, parts.readiness);
  server.get('/assets/*', createAssetRoute(parts.store));
  addMediaRoute(server, parts.contentApiUrl, createOutageReporter(parts.log, 'MEDIA_UNAVAILABLE'));
  addDataRoute(server, parts, createOutageReporter(parts.log, 'DATA_UNAVAILABLE'));
  server.post(REPORTS_PATH, createReportRoute(parts.log, parts.metrics.registry));
  addPolicyReportRoute(server, parts.log, parts.metrics.registry);
  addSiteFiles(server);
  addSitemap(server, parts);
  server.get('/*', createPageRoute(parts));
  addSubmissionRoute(server, parts);
  return server;
}

function createHttpServer(listener: RequestListener): Server {
  const server = createServerOfNode(
    {
      keepAliveTimeout: KEEP_ALIVE,
      requestTimeout: REQUEST_TIMEOUT,
      headersTimeout: HEADERS_TIMEOUT,
      connectionsCheckingInterval: CONNECTIONS_CHECK,
    },
    listener,
  );
  server.maxRequestsPerSocket = REQUESTS_PER_CONNECTION;
  server.timeout = STALLED_TIMEOUT;
  return server;
}

function addErrorAnswers(server: FastifyInstance, log: Logger): void {
  server.setErrorHandler((error: { statusCode?: number; message: string }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) logProblem(log, 'error', error, { request: request.id });
    else request.rejected = error.message;
    return sendError(reply, status === 413 || status === 415 ? status : status < 500 ? 400 : 500);
  });
  server.setNotFoundHandler((_request, reply) => sendError(reply, 404));
}
