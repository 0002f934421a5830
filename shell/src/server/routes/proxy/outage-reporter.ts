import type { ErrorCode } from '@stadtraum/contracts/errors';
import { type Logger, logCode } from '@stadtraum/server-base/logging';

/** Milliseconds between two lines in the log about one outage. */
const SILENCE = 10_000;

/** One line for an outage, not one for each address that was asked for. */
export function createOutageReporter(
  log: Logger,
  code: Extract<ErrorCode, 'MEDIA_UNAVAILABLE' | 'DATA_UNAVAILABLE'>,
) {
  let spoken = Number.NEGATIVE_INFINITY;
  return (path: string, reason: string): void => {
    if (performance.now() - spoken < SILENCE) return;
    spoken = performance.now();
    logCode(log, 'warn', code, { path, reason });
  };
}
