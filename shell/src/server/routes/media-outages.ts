import { type Logger, logCode } from '../logging.ts';

/** Milliseconds between two lines in the log about one outage. */
const SILENCE = 10_000;

/** One line for an outage, not one for each of its pictures. */
export function createOutageReporter(log: Logger) {
  let spoken = Number.NEGATIVE_INFINITY;
  return (path: string, reason: string): void => {
    if (performance.now() - spoken < SILENCE) return;
    spoken = performance.now();
    logCode(log, 'warn', 'MEDIA_UNAVAILABLE', { path, reason });
  };
}
