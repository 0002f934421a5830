import type { FastifyInstance } from 'fastify';
import { sendError } from '../error-pages/send-error.ts';
import { foreignReason } from '../security/same-site.ts';
import { type RequestRules, type RequestTarget, readTarget } from './target.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set before any route handler runs. */
    target: RequestTarget;
    /** Why a POST does not come from a page of this site; undefined if it does. */
    foreign: string | undefined;
    /** The reason for a rejection, for the request's log line. */
    rejected: string;
  }
}

const NO_TARGET: RequestTarget = { path: '', query: [], rawQuery: '' };

/** Rejects invalid requests before they reach a route, each with its status and error page. */
export function checkRequests(server: FastifyInstance, rules: RequestRules): void {
  server.decorateRequest('target');
  server.decorateRequest('foreign');
  server.decorateRequest('rejected', '');

  server.addHook('onRequest', (request, reply, done) => {
    const result = readTarget(request.raw, rules);
    if (!('status' in result)) {
      request.target = result.target;
      if (request.method === 'POST') request.foreign = foreignReason(request.headers, rules.siteUrl);
      done();
      return;
    }
    request.target = NO_TARGET;
    request.rejected = result.reason;
    if (result.allow) reply.header('allow', result.allow);
    sendError(reply, result.status);
  });
}
