import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from '@stadtraum/server-base/logging';
import type { Metrics } from '@stadtraum/server-base/metrics';
import { writeRequest } from '@stadtraum/server-base/request-log';
import { REQUEST_ID_HEADER } from '@stadtraum/server-base/request-trace';
import type { IsTrustedProxy } from '../security/trusted-proxies.ts';
import { type RequestRules, readTarget } from './target.ts';
import { traceOf } from './trace-requests.ts';

export interface ReadyResponderDependencies {
  rules: RequestRules;
  isTrustedProxy: IsTrustedProxy;
  metrics: Metrics;
  log: Logger;
}

/**
 * Sends responses that routes have ready, with the request id, metrics and log line that other responses get from hooks.
 *
 * @returns a function that returns whether it has responded; Fastify handles the other requests
 */
export function createReadyResponder({ rules, isTrustedProxy, metrics, log }: ReadyResponderDependencies) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const startedAt = performance.now();
    if (request.method !== 'GET') return false;
    const accepted = readTarget(request, rules);
    if ('status' in accepted || accepted.target.rawQuery !== '') return false;
    const { target, route } = accepted;
    const ready = route.readyResponse?.(target.path, request.headers);
    if (!ready) return false;

    const { status, headers, body, liveSet } = ready;
    const { id } = traceOf(request, isTrustedProxy);
    response.writeHead(status, [...headers, REQUEST_ID_HEADER, id]).end(body);
    response.once('close', () => {
      const ms = performance.now() - startedAt;
      metrics.observeRequest(route.path, 'GET', status, ms / 1000);
      writeRequest(log, {
        request: id,
        method: 'GET',
        path: target.path,
        status,
        ms,
        liveSet,
      });
    });
    return true;
  };
}
