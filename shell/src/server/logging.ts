import { CodedError, ERRORS, type ErrorCode, errorCode, reasonOf } from '@stadtraum/contracts/errors';
import { type DestinationStream, type Logger, pino } from 'pino';
import type { LogLevel } from './settings.ts';

export type { Logger };

/** JSON lines on standard output. Nothing about a visitor is ever written: no address, no user agent, no query. */
export function createLogger(level: LogLevel, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: { server: 'shell' },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** Characters after which lines are written, and milliseconds after which they are in any case. */
const PIECE = 4096;
const LONGEST_HELD = 100;

/**
 * Standard output, written in pieces: a system call for each line costs about as much as a page from the cache. Only kill -9
 * loses what is held.
 */
export function standardOutput(): DestinationStream {
  let held = '';
  function flush(): void {
    if (held) process.stdout.write(held);
    held = '';
  }
  // Who read it is gone. pino's own destination would try again for ever, and the process would never end.
  process.stdout.on('error', () => {});
  setInterval(flush, LONGEST_HELD).unref();
  process.on('exit', flush);
  return {
    write(line) {
      held += line;
      if (held.length >= PIECE) flush();
    },
  };
}

/** Writes one line for something that went wrong, with its code and remedy where it has them. */
export function logProblem(
  log: Logger,
  level: 'warn' | 'error',
  error: unknown,
  context: Record<string, unknown> = {},
): void {
  const code = errorCode(error);
  if (code === undefined) {
    const stack = error instanceof Error ? error.stack : undefined;
    log[level]({ ...context, stack }, reasonOf(error));
  } else {
    log[level]({ ...context, code, ...remedyOf(error) }, reasonOf(error));
  }
}

/** Writes one line for a known problem that was not thrown. */
export function logCode(
  log: Logger,
  level: 'warn' | 'error',
  code: ErrorCode,
  details: Record<string, string | number>,
  context: Record<string, unknown> = {},
): void {
  logProblem(log, level, new CodedError(code, details), { ...context, title: ERRORS[code].title });
}

function remedyOf(error: unknown): { remedy?: string } {
  const remedy = (error as { remedy?: unknown }).remedy;
  return typeof remedy === 'string' ? { remedy } : {};
}
