import { createServer, type RequestListener, type Server } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';

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

/**
 * Stops listening once no connection waits to be accepted, because the operating system resets waiting connections (OP2). Node accepts
 * one connection per turn of its event loop. Resolves when all responses are sent.
 */
export async function stopListening(server: Server): Promise<void> {
  let accepted = 0;
  server.on('connection', () => {
    accepted += 1;
  });
  // Now each further turn is a whole one.
  await nextTurn();
  let before: number;
  do {
    before = accepted;
    await nextTurn();
  } while (accepted > before);
  await new Promise<void>((resolve) => server.close(() => resolve()));
}
