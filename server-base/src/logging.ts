import { type CodedError, isCodedError, reasonOf } from '@stadtraum/contracts/errors';
import { type DestinationStream, type Logger, pino } from 'pino';
import { type Environment, oneOf } from './settings.ts';

export type { DestinationStream, Logger };

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Reads `LOG_LEVEL`. @default info */
export function logLevel(environment: Environment): LogLevel {
  return oneOf(environment, 'LOG_LEVEL', LOG_LEVELS, 'info');
}

/**
 * Creates a logger that writes JSON lines with one schema for all servers (OP9): `{level, time, server, msg}`, with `request` for
 * lines about a request, and `code` and `remedy` for errors. Data about visitors is never logged: no address, no user agent, no
 * query.
 *
 * @param server name of the server, such as `content-api`
 */
export function createLogger(server: string, level: LogLevel, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: { server },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** Buffered lines are written once they have this many characters, or after this many milliseconds. */
const FLUSH_LENGTH = 4096;
const FLUSH_INTERVAL_MS = 100;

/**
 * Buffered standard output: a system call for each line takes about as long as serving a page from the cache. Only kill -9
 * loses buffered lines.
 */
export function standardOutput(): DestinationStream {
  let buffer = '';
  function flush(): void {
    if (buffer) process.stdout.write(buffer);
    buffer = '';
  }
  // This error is emitted when the reader is gone. pino's own destination would retry endlessly and keep the process from exiting.
  process.stdout.on('error', () => {});
  setInterval(flush, FLUSH_INTERVAL_MS).unref();
  process.on('exit', flush);
  return {
    write(line) {
      buffer += line;
      if (buffer.length >= FLUSH_LENGTH) flush();
    },
  };
}

/** Logs an error with its code and remedy, or with its stack if it has no code. */
export function logProblem(
  log: Pick<Logger, 'warn' | 'error'>,
  level: 'warn' | 'error',
  error: unknown,
  context: Record<string, unknown> = {},
): void {
  const stack = error instanceof Error ? error.stack : undefined;
  const details = isCodedError(error) ? { code: error.code, remedy: error.remedy } : { stack };
  log[level]({ ...context, ...details }, reasonOf(error));
}

/** Logs an error that was not thrown, with its title. */
export function logCode(
  log: Pick<Logger, 'warn' | 'error'>,
  level: 'warn' | 'error',
  error: CodedError,
  context: Record<string, unknown> = {},
): void {
  logProblem(log, level, error, { ...context, title: error.facts.title });
}
