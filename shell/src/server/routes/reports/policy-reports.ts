import type { Logger } from '@stadtraum/server-base/logging';
import { LRUCache } from 'lru-cache';
import { Counter, type Registry } from 'prom-client';
import { sendError } from '../../error-pages/send-error.ts';
import type { Route } from '../../requests/route.ts';
import { COMMON_HEADERS, POLICY_REPORTS_PATH } from '../../security/headers.ts';
import { RateLimit } from '../../security/rate-limit.ts';
import { type PolicyViolation, readPolicyReports } from './read-policy-reports.ts';

/** Maximum requests per minute from one network and in total. Browsers batch a page's reports. */
const MAX_PER_NETWORK = 30;
const MAX_TOTAL = 600;
/** Maximum bytes in one request; each report contains the whole policy. */
const BODY_LIMIT = 64 * 1024;
/** Milliseconds between two log lines about the same violation. */
const LOG_INTERVAL_MS = 60_000;
/** Maximum number of log lines in that interval. If there are more different violations, some are forged. */
const MAX_LINES = 100;

const TYPES = ['application/csp-report', 'application/reports+json'];

/**
 * `POST /_reports/csp` counts and logs violations of the site's policies that browsers report (SE8). Each kind is logged once a
 * minute, with nothing about the visitor.
 */
export function policyReportRoute(log: Logger, registry: Registry): Route {
  const limit = new RateLimit(MAX_PER_NETWORK, MAX_TOTAL);
  const logged = new LRUCache<string, true>({ max: MAX_LINES, ttl: LOG_INTERVAL_MS });
  const counter = new Counter({
    name: 'shell_csp_reports_total',
    help: 'Policy violations that browsers report',
    labelNames: ['directive'],
    registers: [registry],
  });

  function count(violation: PolicyViolation): void {
    const { directive, blocked } = violation;
    counter.inc({ directive });
    const kind = `${directive} ${blocked}`;
    logged.purgeStale();
    if (logged.has(kind) || logged.size >= MAX_LINES) return;
    logged.set(kind, true);
    log.warn({ violation }, 'browser reported a policy violation');
  }

  return {
    method: 'POST',
    path: POLICY_REPORTS_PATH,
    bodyLimit: BODY_LIMIT,
    setUp(scope) {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser(TYPES, { parseAs: 'string' }, scope.getDefaultJsonParser('error', 'error'));
    },
    onRequest(request, reply, next) {
      const { foreign } = request;
      if (foreign === undefined && limit.allows(request.ip)) return next();
      request.rejected = foreign ?? 'too many reports';
      sendError(reply, foreign === undefined ? 429 : 403);
    },
    handle(request, reply) {
      const violations = readPolicyReports(request.body);
      if (!violations) return sendError(reply, 400);
      for (const violation of violations) count(violation);
      return reply
        .code(204)
        .headers({ ...COMMON_HEADERS, 'cache-control': 'no-store' })
        .send();
    },
  };
}
