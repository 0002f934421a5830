import type { FastifyInstance } from 'fastify';
import type { Logger } from '../logging.ts';

/** Characters of a path that are written. */
const LONGEST_PATH = 512;

/** What the log says of one request. */
export interface RequestLine {
  /** Id of the request. */
  request: string;
  method: string | undefined;
  path: string;
  status: number;
  /** Milliseconds from its arrival to the last byte of the answer. */
  ms: number;
  liveSet: unknown;
  rejected?: string;
}

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

export function writeRequest(log: Logger, line: RequestLine): void {
  const path = line.path.slice(0, LONGEST_PATH);
  log.info({ ...line, path, ms: Math.round(line.ms * 10) / 10 }, 'request');
}
