import { lazyValidator } from '@stadtraum/contracts/validation';
import { islandErrors } from '@stadtraum/federation-kit/errors';
import type { Logger } from '@stadtraum/server-base/logging';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Counter, type Registry } from 'prom-client';
import { browserErrors } from '../../../errors.ts';
import { REPORTS_PATH, type Report, Reports } from '../../../reports.ts';
import type { Route } from '../../requests/route.ts';
import { COMMON_HEADERS } from '../../security/headers.ts';
import { RateLimit } from '../../security/rate-limit.ts';
import type { VisitorReports } from './visitor-reports.ts';

/** Maximum requests per minute from one network and in total. A page view sends one to three requests. */
const MAX_PER_NETWORK = 60;
const MAX_TOTAL = 1200;

const CODES = new Set(Object.keys({ ...islandErrors.entries, ...browserErrors.entries }));
const validate = lazyValidator(Reports);

/**
 * `POST /_reports` logs errors and web vitals that documents report, but nothing about the visitor.
 *
 * @param visitorReports counts the errors of new releases
 */
export function browserReportRoute(
  log: Logger,
  registry: Registry,
  visitorReports: Pick<VisitorReports, 'count'>,
): Route {
  const limit = new RateLimit(MAX_PER_NETWORK, MAX_TOTAL);
  const errors = new Counter({
    name: 'shell_browser_errors_total',
    help: 'Errors that browsers report, by code',
    labelNames: ['code'],
    registers: [registry],
  });

  function handle(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    reply.headers({ ...COMMON_HEADERS, 'cache-control': 'no-store' });
    if (request.foreign !== undefined) return refuse(request, reply, 403, request.foreign);
    if (!limit.allows(request.ip)) return refuse(request, reply, 429, 'too many reports');
    const reports = validate(request.body);
    if (!reports.ok) return refuse(request, reply, 400, 'it is not a report');
    for (const report of reports.value) {
      // Unknown codes must not create new series.
      if (report.kind === 'error') {
        errors.inc({ code: CODES.has(report.code) ? report.code : 'other' });
        if (report.release !== undefined) visitorReports.count(report.release, request.ip);
      }
      write(log, report);
    }
    return reply.code(204).send();
  }

  return { method: 'POST', path: REPORTS_PATH, handle };
}

function write(log: Logger, report: Report): void {
  if (report.kind === 'error') log.warn({ report }, 'browser reported an error');
  else log.info({ report }, 'browser reported a web vital');
}

function refuse(request: FastifyRequest, reply: FastifyReply, status: number, reason: string): FastifyReply {
  request.rejected = reason;
  return reply.code(status).send();
}
