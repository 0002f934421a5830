import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';

/** One route of the shell. `app.ts` lists them all; methods, hosts and ready responses are derived from the list. */
export interface Route {
  /** A `GET` route handles `HEAD` too. */
  method: 'GET' | 'POST';
  /** A path such as `/robots.txt`, or a folder such as `/assets/*`. */
  path: string;
  handle: (request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply>;
  /** Whether the route is available under any host name, for probes that use the IP address. */
  allowsAnyHost?: boolean;
  /** Maximum bytes in a request's body; by default, the server's limit. */
  bodyLimit?: number;
  /** Runs before the body is read. */
  onRequest?: onRequestHookHandler;
  /** Adds parsers and hooks for this route only. */
  setUp?: (scope: FastifyInstance) => void;
  /**
   * Returns the response to a `GET` without a query, if the route has it ready. It bypasses Fastify, whose request and reply
   * objects cost more than the response itself, and must equal the response from `handle`.
   *
   * @param path decoded
   */
  readyResponse?: (path: string, headers: IncomingHttpHeaders) => ReadyResponse | undefined;
}

export interface ReadyResponse {
  status: number;
  /** Names and values in turn, complete except for the request id. */
  headers: readonly string[];
  /** Undefined for 304. */
  body: Buffer | undefined;
  /** Id of the live set that rendered the body, for the log line. */
  liveSet: string;
}

export function addRoute(server: FastifyInstance, { method, path, handle, setUp, ...route }: Route): void {
  const { bodyLimit, onRequest } = route;
  const add = (scope: FastifyInstance) =>
    scope.route({
      method,
      url: path,
      handler: handle,
      ...(bodyLimit !== undefined && { bodyLimit }),
      ...(onRequest && { onRequest }),
    });
  if (!setUp) {
    add(server);
    return;
  }
  server.register((scope, _options, done) => {
    setUp(scope);
    add(scope);
    done();
  });
}
