import type { IncomingMessage } from 'node:http';
import { REQUEST_ID_HEADER, type RequestTrace, readTrace } from '@stadtraum/server-base/request-trace';
import type { FastifyInstance } from 'fastify';
import { networkOf } from '../security/rate-limit.ts';
import type { IsTrustedProxy } from '../security/trusted-proxies.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Sent with every request to another server and written to every log line (OP9). */
    trace: RequestTrace;
  }
}

/** The trace of a visitor's request. Only a trusted proxy may set its id. */
export function traceOf(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  isTrustedProxy: IsTrustedProxy,
): RequestTrace {
  return readTrace(headers, isTrustedProxy(socket.remoteAddress));
}

/** Traces every request and sends its id to the visitor. `genReqId` takes the id from `traceOf`. */
export function traceRequests(server: FastifyInstance): void {
  server.decorateRequest('trace');
  server.addHook('onRequest', (request, reply, done) => {
    const { id, headers } = request;
    const { traceparent } = headers;
    request.trace = {
      ...readTrace({ traceparent, [REQUEST_ID_HEADER]: id }, true),
      network: networkOf(request.ip),
    };
    reply.header(REQUEST_ID_HEADER, id);
    done();
  });
}
