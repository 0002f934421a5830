import { type CodedError, errorCode, reasonOf } from '@stadtraum/contracts/errors';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import type { Logger } from 'drizzle-orm/logger';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { apiError } from '../errors.ts';

/** Runs queries within a transaction; the same for both databases. */
export type Queries = PgDatabase<PgQueryResultHKT>;
export type Work<T> = (queries: Queries) => Promise<T>;

/**
 * The database, embedded or PostgreSQL. Every access is a transaction.
 * Failures of the database become DATABASE_UNAVAILABLE; errors from `work` are rethrown.
 */
export interface Database {
  readonly kind: 'embedded' | 'postgresql';
  /** Its name in messages: `embedded database in /srv/site/.data/content-api`. */
  readonly name: string;
  /**
   * Runs `work` on one read-only snapshot.
   *
   * @param signal aborts the transaction (SE6): no more queries start, and PostgreSQL cancels the running one
   */
  read<T>(work: Work<T>, signal?: AbortSignal): Promise<T>;
  /** Applies all of `work`'s changes or none, within seconds: for requests that visitors wait for. */
  change<T>(work: Work<T>): Promise<T>;
  /** Applies all of `work`'s changes or none; may take up to a minute. */
  write<T>(work: Work<T>): Promise<T>;
  /** Returns a consistent copy of the whole database as a gzipped tar archive; embedded only. */
  backUp?(): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** Runs `work` in the transaction that `transact` opens. Errors from `work` are rethrown; others become DATABASE_UNAVAILABLE. */
export async function inTransaction<T>(transact: (work: Work<T>) => Promise<T>, work: Work<T>): Promise<T> {
  let thrownByWork: unknown;
  try {
    return await transact(async (queries) => {
      try {
        return await work(queries);
      } catch (error) {
        thrownByWork = error;
        throw error;
      }
    });
  } catch (error) {
    if (error === thrownByWork && !(error instanceof DrizzleQueryError)) throw error;
    throw databaseUnavailable(error);
  }
}

/** A logger that throws once the request is aborted (SE6). Drizzle calls it before each query, so it stops the transaction. */
export function stopOnAbort(signal: AbortSignal): Logger {
  return {
    logQuery() {
      if (!signal.aborted) return;
      throw apiError('DATABASE_UNAVAILABLE', { reason: 'the request was abandoned' });
    },
  };
}

/** Whether PostgreSQL cancelled the query, because of a timeout or by request. */
export function isStatementTimeout(error: unknown): boolean {
  return ((error as Error | undefined)?.cause as { code?: unknown } | undefined)?.code === QUERY_CANCELED;
}

const QUERY_CANCELED = '57014';

/** Turns a database failure into DATABASE_UNAVAILABLE, with the driver's message and without the query. */
export function databaseUnavailable(error: unknown): unknown {
  if (errorCode(error) !== undefined) return error;
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return apiError('DATABASE_UNAVAILABLE', { reason: describe(cause) }, { cause });
}

/** Uses the error's code if it has no message: a refused connection is an AggregateError without one. */
function describe(error: unknown): string {
  const reason = reasonOf(error) || String((error as { code?: unknown } | null)?.code ?? 'unknown');
  return reason.replace(/\.$/, '');
}

/** The error for a directory whose embedded database another process has locked. */
export function databaseLocked(directory: string): CodedError {
  return apiError('DATABASE_LOCKED', { path: directory });
}
