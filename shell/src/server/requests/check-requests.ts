import type { FastifyInstance } from 'fastify';
import { sendError } from '../error-pages/send-error.ts';
import { type RequestRules, type RequestTarget, readTarget } from './target.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set before any route is called. */
    target: RequestTarget;
    /** Why the request was refused, for its line in the log. */
    rejected: string;
  }
}

const NOWHERE: RequestTarget = { path: '', query: [], rawQuery: '' };

/** Refuses malformed requests before any route sees them, each with its status and a branded page. */
export function checkRequests(server: FastifyInstance, rules: RequestRules): void {
  server.decorateRequest('target');
  server.decorateRequest('rejected', '');

  server.addHook('onRequest', (request, reply, done) => {
    const result = readTarget(request.raw, rules);
    if (!('status' in result)) {
      request.target = result.target;
      done();
      return;
    }
    request.target = NOWHERE;
    request.rejected = result.reason;
    if (result.allow) reply.header('allow', result.allow);
    sendError(reply, result.status);
  });
}
