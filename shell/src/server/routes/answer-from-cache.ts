import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from '@stadtraum/server-base/logging';
import type { Metrics } from '@stadtraum/server-base/metrics';
import { writeRequest } from '@stadtraum/server-base/request-log';
import { REQUEST_ID_HEADER } from '@stadtraum/server-base/request-trace';
import type { Generations } from '../deployment/generations.ts';
import { bestEncoding } from '../http/encodings.ts';
import { isNotModified } from '../http/not-modified.ts';
import type { PageCache } from '../page-cache/page-cache.ts';
import type { Content } from '../pipeline/content/content.ts';
import { cachedDocument } from '../pipeline/page-document.ts';
import { type RequestRules, readTarget } from '../requests/target.ts';
import { traceOf } from '../requests/trace-requests.ts';
import type { TrustedProxies } from '../security/trusted-proxies.ts';
import { documentHeaders } from './send-document.ts';

export interface CacheAnswerParts {
  metrics: Metrics;
  rules: RequestRules;
  trustedProxies: TrustedProxies;
  generations: Generations;
  content: Content;
  pageCache: PageCache;
  log: Logger;
}

/**
 * Answers pages that stand finished in the cache before the framework makes a request and a reply of them, which costs more
 * than such an answer itself.
 *
 * @returns a function that says whether it has answered; what it leaves goes the ordinary way, and would get the same answer
 */
export function createCacheAnswer({
  rules,
  trustedProxies,
  generations,
  content,
  pageCache,
  metrics,
  log,
}: CacheAnswerParts) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const startedAt = performance.now();
    if (request.method !== 'GET') return false;
    const target = readTarget(request, rules);
    const generation = generations.current;
    if ('status' in target || target.rawQuery !== '' || !generation) return false;
    const page = content.current(target.path);
    const document = page?.status === 200 ? cachedDocument(pageCache, page, generation) : undefined;
    const encoding = bestEncoding(request.headers['accept-encoding']);
    const bytes = document?.body.ready(encoding);
    if (!document || !bytes) return false;
    content.counts.hit += 1;
    pageCache.counts.hit += 1;

    const { id } = traceOf(request, trustedProxies);
    const headers = documentHeaders(document);
    headers[REQUEST_ID_HEADER] = id;
    const isKnown = isNotModified(request.headers['if-none-match'], document.body.etag);
    if (isKnown) {
      response.writeHead(304, headers).end();
    } else {
      if (encoding !== 'identity') headers['content-encoding'] = encoding;
      headers['content-length'] = String(bytes.length);
      response.writeHead(200, headers).end(bytes);
    }
    response.once('close', () => {
      const ms = performance.now() - startedAt;
      metrics.observeRequest('/*', 'GET', response.statusCode, ms / 1000);
      writeRequest(log, {
        request: id,
        method: request.method,
        path: target.path,
        status: response.statusCode,
        ms,
        liveSet: generation.id,
      });
    });
    return true;
  };
}
