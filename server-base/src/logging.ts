import { type CodedError, errorCode, reasonOf } from '@stadtraum/contracts/errors';
import { type DestinationStream, type Logger, pino } from 'pino';
import { type Environment, oneOf } from './settings.ts';

export type { DestinationStream, Logger };

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** `LOG_LEVEL`, of every server. @default info */
export function logLevel(environment: Environment): LogLevel {
  return oneOf(environment, 'LOG_LEVEL', LOG_LEVELS, 'info');
}

/**
 * JSON lines, one schema for every server (OP9): `{level, time, server, msg}`, `request` where a request is known, `code` and
 * `remedy` where something went wrong. Nothing about a visitor is ever written: no address, no user agent, no query.
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

/** Characters after which lines are written, and milliseconds after which they are in any case. */
const CHUNK = 4096;
const MAX_HELD_MS = 100;

/**
 * Standard output, written in chunks: a system call for each line costs about as much as a page from the cache. Only kill -9
 * loses what is held.
 */
export function standardOutput(): DestinationStream {
  let held = '';
  function flush(): void {
    if (held) process.stdout.write(held);
    held = '';
  }
  // The reader is gone. pino's own destination would retry without end, and the process would never exit.
  process.stdout.on('error', () => {});
  setInterval(flush, MAX_HELD_MS).unref();
  process.on('exit', flush);
  return {
    write(line) {
      held += line;
      if (held.length >= CHUNK) flush();
    },
  };
}

/** Writes one line for something that went wrong, with its code and remedy where it has them, else with its stack. */
export function logProblem(
  log: Pick<Logger, 'warn' | 'error'>,
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
  log: Pick<Logger, 'warn' | 'error'>,
  level: 'warn' | 'error',
  error: CodedError,
  context: Record<string, unknown> = {},
): void {
  logProblem(log, level, error, { ...context, title: error.facts.title });
}

function remedyOf(error: unknown): { remedy?: string } {
  const remedy = (error as { remedy?: unknown }).remedy;
  return typeof remedy === 'string' ? { remedy } : {};
}
