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
    const target = readTarget(request.raw, rules);
    if (!('status' in target)) {
      request.target = target;
      done();
      return;
    }
    request.target = NOWHERE;
    request.rejected = target.reason;
    if (target.allow) reply.header('allow', target.allow);
    sendError(reply, target.status);
  });
}
