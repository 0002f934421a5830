import type { Logger } from '@stadtraum/server-base/logging';
import { LRUCache } from 'lru-cache';
import { Counter, type Registry } from 'prom-client';
import { sendError } from '../../error-pages/send-error.ts';
import type { Route } from '../../requests/route.ts';
import { COMMON_HEADERS, POLICY_REPORTS_PATH } from '../../security/headers.ts';
import { RateLimit } from '../../security/rate-limit.ts';
import { isFromThisSite } from '../../security/same-site.ts';
import { type PolicyViolation, readPolicyReports } from './read-policy-reports.ts';

/** Requests a minute of one network, and of all. Browsers collect what one page reports. */
const PER_NETWORK = 30;
const IN_TOTAL = 600;
/** Bytes of one request: each report repeats the whole policy. */
const BODY_LIMIT = 64 * 1024;
/** Milliseconds in which the same is logged once. */
const LOG_INTERVAL_MS = 60_000;
/** Lines in that time; what differs more often is made up. */
const MAX_LINES = 100;

const TYPES = ['application/csp-report', 'application/reports+json'];

/**
 * `POST /_reports/csp`: takes what browsers blocked by the site's policies into metrics and the log (SE8). Each kind is one line
 * a minute, without a trace of who sent it.
 */
export function policyReportRoute(log: Logger, registry: Registry): Route {
  const limit = new RateLimit(PER_NETWORK, IN_TOTAL);
  const logged = new LRUCache<string, true>({ max: MAX_LINES, ttl: LOG_INTERVAL_MS });
  const counter = new Counter({
    name: 'shell_csp_reports_total',
    help: 'What browsers blocked by the policies of pages, as they report it',
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
    log.warn({ violation }, 'a browser blocked what a policy does not allow');
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
      const status = !isFromThisSite(request) ? 403 : !limit.allows(request.ip) ? 429 : undefined;
      if (status === undefined) return next();
      request.rejected = status === 403 ? 'it comes from another site' : 'too many reports';
      sendError(reply, status);
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
