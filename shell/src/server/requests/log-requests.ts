import type { Logger } from '@stadtraum/server-base/logging';
import { writeRequest } from '@stadtraum/server-base/request-log';
import type { FastifyInstance } from 'fastify';

/** One line for each request: what was asked for and what became of it, nothing about who asked. */
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
