import type { Logger } from '@stadtraum/server-base/logging';
import { writeRequest } from '@stadtraum/server-base/request-log';
import type { FastifyInstance } from 'fastify';

/** Logs one line for each request, with its path and outcome but nothing about the visitor. */
export function logRequests(server: FastifyInstance, log: Logger): void {
  server.addHook('onResponse', (request, reply, done) => {
    const { target, rejected, id, method } = request;
    writeRequest(log, {
      request: id,
      method,
      path: target.path,
      status: reply.statusCode,
      ms: reply.elapsedTime,
      liveSet: reply.getHeader('x-live-set'),
      ...(rejected && { rejected }),
    });
    done();
  });
}
