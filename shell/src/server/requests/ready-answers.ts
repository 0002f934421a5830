import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from '@stadtraum/server-base/logging';
import type { Metrics } from '@stadtraum/server-base/metrics';
import { writeRequest } from '@stadtraum/server-base/request-log';
import { REQUEST_ID_HEADER } from '@stadtraum/server-base/request-trace';
import type { TrustedProxies } from '../security/trusted-proxies.ts';
import { type RequestRules, readTarget } from './target.ts';
import { traceOf } from './trace-requests.ts';

export interface ReadyAnswerDependencies {
  rules: RequestRules;
  trustedProxies: TrustedProxies;
  metrics: Metrics;
  log: Logger;
}

/**
 * Sends routes' ready answers, with the request id, metrics and log line that other responses get from hooks.
 *
 * @returns a function that returns whether it has answered; Fastify answers the rest
 */
export function createReadyAnswers({ rules, trustedProxies, metrics, log }: ReadyAnswerDependencies) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const startedAt = performance.now();
    if (request.method !== 'GET') return false;
    const accepted = readTarget(request, rules);
    if ('status' in accepted || accepted.target.rawQuery !== '') return false;
    const { target, route } = accepted;
    const answer = route.readyAnswer?.(target.path, request.headers);
    if (!answer) return false;

    const { status, headers, body } = answer;
    const { id } = traceOf(request, trustedProxies);
    headers[REQUEST_ID_HEADER] = id;
    if (body) headers['content-length'] = String(body.length);
    response.writeHead(status, headers).end(body);
    response.once('close', () => {
      const ms = performance.now() - startedAt;
      metrics.observeRequest(route.path, 'GET', status, ms / 1000);
      writeRequest(log, {
        request: id,
        method: 'GET',
        path: target.path,
        status,
        ms,
        liveSet: headers['x-live-set'],
      });
    });
    return true;
  };
}
