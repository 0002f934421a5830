import { createServer, type RequestListener, type Server } from 'node:http';

/** Limits that keep a slow or greedy client from occupying the server; times are in milliseconds. */
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 15_000;
const TIMEOUT_CHECK_MS = 2000;
const KEEP_ALIVE_MS = 65_000;
/** Time after which a client that does not read its response is disconnected. */
const STALLED_TIMEOUT_MS = 60_000;
const MAX_REQUESTS_PER_CONNECTION = 10_000;

/** Creates a Node server with the limits of the public port. */
export function createHttpServer(listener: RequestListener): Server {
  const server = createServer(
    {
      keepAliveTimeout: KEEP_ALIVE_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      headersTimeout: HEADERS_TIMEOUT_MS,
      connectionsCheckingInterval: TIMEOUT_CHECK_MS,
    },
    listener,
  );
  server.maxRequestsPerSocket = MAX_REQUESTS_PER_CONNECTION;
  server.timeout = STALLED_TIMEOUT_MS;
  return server;
}
