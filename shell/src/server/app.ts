import { type Logger, logProblem } from '@stadtraum/server-base/logging';
import { type Metrics, observeRequests } from '@stadtraum/server-base/metrics';
import { REQUEST_ID_HEADER } from '@stadtraum/server-base/request-trace';
import Fastify, { type FastifyInstance } from 'fastify';
import { sendError } from './error-pages/send-error.ts';
import { createHttpServer } from './http-server.ts';
import { previewAsset } from './preview/preview-assets.ts';
import { previewForm } from './preview/preview-forms.ts';
import { previewPage } from './preview/preview-page.ts';
import { ignoreReport } from './preview/preview-reports.ts';
import { inPreview, previewRoutes } from './preview/preview-routes.ts';
import type { Previews } from './preview/previews.ts';
import { replayRoute } from './replay/replay-route.ts';
import type { Replays } from './replay/replays.ts';
import { checkRequests } from './requests/check-requests.ts';
import { createBrokenRequestHandler } from './requests/handle-broken-requests.ts';
import { logRequests } from './requests/log-requests.ts';
import { createReadyResponder } from './requests/ready-responses.ts';
import { addRoute, type Route } from './requests/route.ts';
import { RouteTable } from './requests/route-table.ts';
import type { RequestRules } from './requests/target.ts';
import { traceOf, traceRequests } from './requests/trace-requests.ts';
import { type AssetRouteDependencies, assetRoute } from './routes/assets.ts';
import { healthRoutes, type Readiness } from './routes/health.ts';
import { type PageRouteDependencies, pageRoute } from './routes/page.ts';
import { dataRoute } from './routes/proxy/data.ts';
import { mediaRoute } from './routes/proxy/media.ts';
import { createOutageReporter } from './routes/proxy/outage-reporter.ts';
import { browserReportRoute } from './routes/reports/browser-reports.ts';
import { policyReportRoute } from './routes/reports/policy-reports.ts';
import type { VisitorReports } from './routes/reports/visitor-reports.ts';
import { siteFileRoutes } from './routes/site-files/site-files.ts';
import { type SitemapDependencies, sitemapRoutes } from './routes/sitemap.ts';
import { type SubmissionRouteDependencies, submissionRoute } from './routes/submissions/submission.ts';
import { limitConnections } from './security/limit-connections.ts';
import type { IsTrustedProxy } from './security/trusted-proxies.ts';

export interface AppDependencies
  extends AssetRouteDependencies,
    PageRouteDependencies,
    SubmissionRouteDependencies,
    SitemapDependencies {
  metrics: Metrics;
  visitorReports: VisitorReports;
  previews: Previews;
  replays: Replays;
  readiness: () => Readiness;
  allowedHosts: ReadonlySet<string>;
  isTrustedProxy: IsTrustedProxy;
  contentApiUrl: URL;
  innerSecret: string;
  isClosing: () => boolean;
}

/** Maximum bytes in a request's body, unless its route has a different limit. */
const BODY_LIMIT = 8 * 1024;

/** All routes on the shell's public port. */
function routesOf(dependencies: AppDependencies): Route[] {
  const { contentApiUrl, innerSecret, log, metrics, previews, replays, releases } = dependencies;
  const { access, previewComposer, exchangedStore } = previews;
  const assets = assetRoute({
    ...dependencies,
    releases: {
      find: async (name, version) => replays.sets.release(name, version) ?? releases.find(name, version),
    },
  });
  return [
    ...healthRoutes(dependencies.readiness),
    ...siteFileRoutes(),
    ...sitemapRoutes(dependencies),
    ...previewRoutes(access),
    replayRoute(dependencies),
    inPreview(assets, access, previewAsset(access, exchangedStore, assets.handle)),
    mediaRoute(contentApiUrl, createOutageReporter(log, 'MEDIA_UNAVAILABLE')),
    dataRoute(contentApiUrl, innerSecret, createOutageReporter(log, 'DATA_UNAVAILABLE')),
    inPreview(browserReportRoute(log, metrics.registry, dependencies.visitorReports), access, ignoreReport),
    inPreview(policyReportRoute(log, metrics.registry), access, ignoreReport),
    inPreview(pageRoute(dependencies), access, previewPage({ ...dependencies, access, previewComposer })),
    inPreview(submissionRoute(dependencies), access, previewForm(access.cookie)),
  ];
}

/** Creates the HTTP server with all its routes. */
export function createApp(dependencies: AppDependencies): FastifyInstance {
  const { log, metrics, isTrustedProxy } = dependencies;
  const routes = routesOf(dependencies);
  const { allowedHosts, siteUrl } = dependencies;
  const rules: RequestRules = { allowedHosts, siteUrl, routes: new RouteTable(routes) };
  const respondIfReady = createReadyResponder({ rules, isTrustedProxy, metrics, log });
  const server = Fastify({
    serverFactory: (handle) => {
      const http = createHttpServer((request, response) => {
        // Without this, a kept-alive connection would be closed while its next request is arriving.
        if (dependencies.isClosing()) response.shouldKeepAlive = false;
        if (!respondIfReady(request, response)) handle(request, response);
      });
      limitConnections(http, { isTrustedProxy, registry: metrics.registry });
      return http;
    },
    logger: false,
    // `request.ip` is the visitor's address: behind trusted proxies, the last address that is not a trusted proxy's (SE3).
    trustProxy: (address) => isTrustedProxy(address),
    genReqId: (request) => traceOf(request, isTrustedProxy).id,
    // `checkRequests` parses queries.
    routerOptions: { querystringParser: () => ({}) },
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    clientErrorHandler: createBrokenRequestHandler(log),
    // If the router cannot decode the path, no hooks run, so the request is logged here.
    frameworkErrors: (error, { id, method }, reply) => {
      log.info({ request: id, method, status: 400, rejected: error.code }, 'request');
      sendError(reply.header(REQUEST_ID_HEADER, id), 400);
    },
  });

  traceRequests(server);
  checkRequests(server, rules);
  logRequests(server, log);
  observeRequests(server, metrics);
  addErrorHandlers(server, log);
  for (const route of routes) addRoute(server, route);
  return server;
}

function addErrorHandlers(server: FastifyInstance, log: Logger): void {
  server.setErrorHandler((error: { statusCode?: number; message: string }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) logProblem(log, 'error', error, { request: request.id });
    else request.rejected = error.message;
    return sendError(reply, status === 413 || status === 415 ? status : status < 500 ? 400 : 500);
  });
  server.setNotFoundHandler((_request, reply) => sendError(reply, 404));
}
