import type { FastifyInstance } from 'fastify';
import type { Logger } from '../logging.ts';

/** Characters of a path that are written. */
const LONGEST_PATH = 512;

/** One line for each request: what was asked for and what became of it, nothing about who asked. */
export function logRequests(server: FastifyInstance, log: Logger): void {
  server.addHook('onResponse', (request, reply, done) => {
    const { target, rejected, id, method } = request;
    log.info(
      {
        request: id,
        method,
        path: target.path.slice(0, LONGEST_PATH),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        liveSet: reply.getHeader('x-live-set'),
        ...(rejected && { rejected }),
      },
      'request',
    );
    done();
  });
}
