import type { FastifyInstance } from 'fastify';
import type { Logger } from './logging.ts';

/** Longer paths are truncated. */
const MAX_PATH_LENGTH = 512;

/** The log line for one request, with the same format in every server (OP9). */
export interface RequestLine {
  /** Id of the visitor's request. */
  request: string;
  method: string | undefined;
  /** Without the query. */
  path: string;
  status: number;
  /** Milliseconds from the arrival of the request to the last byte of the response. */
  ms: number;
  /** Id of the live set that served the request; only the shell sets it. */
  liveSet?: unknown;
  /** Why the request was rejected. */
  rejected?: string;
}

export function writeRequest(log: Logger, line: RequestLine): void {
  const path = line.path.slice(0, MAX_PATH_LENGTH);
  log.info({ ...line, path, ms: Math.round(line.ms * 10) / 10 }, 'request');
}

/**
 * Logs one line for each request of an internal server.
 *
 * @param quiet routes that other servers poll; their requests are logged only if they fail
 */
export function logRequests(server: FastifyInstance, log: Logger, quiet: ReadonlySet<string>): void {
  server.addHook('onResponse', (request, reply, done) => {
    const { statusCode: status, elapsedTime: ms } = reply;
    if (status >= 500 || !quiet.has(request.routeOptions.url ?? '')) {
      const path = request.url.replace(/\?.*$/s, '');
      writeRequest(log, { request: request.id, method: request.method, path, status, ms });
    }
    done();
  });
}
