import { type Logger, logCode } from '@stadtraum/server-base/logging';
import { shellError } from '../../../errors.ts';

/** Milliseconds between two log lines about one outage. */
const LOG_INTERVAL_MS = 10_000;

/** Logs an outage at most once per interval, not once for each requested URL. */
export function createOutageReporter(log: Logger, code: 'MEDIA_UNAVAILABLE' | 'DATA_UNAVAILABLE') {
  let loggedAt = Number.NEGATIVE_INFINITY;
  return (path: string, reason: string): void => {
    if (performance.now() - loggedAt < LOG_INTERVAL_MS) return;
    loggedAt = performance.now();
    logCode(log, 'warn', shellError(code, { path, reason }));
  };
}
