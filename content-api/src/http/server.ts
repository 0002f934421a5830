import { createInnerServer } from '@stadtraum/server-base/inner-server';
import type { Logger } from '@stadtraum/server-base/logging';
import type { Metrics } from '@stadtraum/server-base/metrics';
import type { FastifyInstance } from 'fastify';
import { parseQuery } from '../kernel/query-string.ts';
import { type StateParts, stateRoutes } from '../operations/state-routes.ts';
import { pageRoute } from '../pages/page-route.ts';
import { pathsRoute } from '../pages/paths-route.ts';
import { suggestionRoute } from '../sources/search/suggestion-route.ts';
import type { Admission } from './admission.ts';
import { answerContentErrors } from './errors.ts';

/** Milliseconds. `requestTimeout` alone leaves a dripping request open: it is only looked at every `connectionsCheckingInterval`. */
const HTTP_LIMITS = {
  requestTimeout: 10_000,
  headersTimeout: 5000,
  connectionsCheckingInterval: 1000,
  // Bytes. A query of MAX_QUERY_BYTES is encoded once more in the address of `/page`.
  maxHeaderSize: 64 * 1024,
};

export interface ServerParts extends StateParts {
  admission: Admission;
  log: Logger;
}

/** The content API's routes on a database. */
export function createServer(parts: ServerParts): { server: FastifyInstance; metrics: Metrics } {
  const { server, metrics } = createInnerServer({
    log: parts.log,
    quiet: ['/revision'],
    bodyLimit: 1024,
    http: HTTP_LIMITS,
    requestTimeout: HTTP_LIMITS.requestTimeout,
    keepAliveTimeout: 75_000,
    routerOptions: { querystringParser: (text) => firstValues(text) },
  });
  answerContentErrors(server);
  pageRoute(server, parts.admission);
  pathsRoute(server, parts.admission);
  suggestionRoute(server, parts.admission);
  stateRoutes(server, parts);
  return { server, metrics };
}

function firstValues(text: string): Record<string, string> {
  return Object.fromEntries(parseQuery(text).reverse());
}
