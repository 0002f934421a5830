import { type CodedError, errorCode, reasonOf } from '@stadtraum/contracts/errors';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import type { Logger } from 'drizzle-orm/logger';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { apiError } from '../errors.ts';

/** What a transaction can be asked; the same for both databases. */
export type Queries = PgDatabase<PgQueryResultHKT>;
export type Work<T> = (queries: Queries) => Promise<T>;

/**
 * The database as everything else sees it. All access is a transaction.
 * Whatever goes wrong in the database itself is DATABASE_UNAVAILABLE; what `work` throws is passed on.
 */
export interface Database {
  readonly kind: 'embedded' | 'postgresql';
  /** Where it is, in messages: `embedded database in /srv/site/.data/content-api`. */
  readonly name: string;
  /**
   * One snapshot for all of `work`'s queries; nothing can be written.
   *
   * @param signal ends it early (SE6): no further query starts, and PostgreSQL cancels the one that runs
   */
  read<T>(work: Work<T>, signal?: AbortSignal): Promise<T>;
  /** All of `work`'s changes, or none, in seconds: what visitors wait for. */
  change<T>(work: Work<T>): Promise<T>;
  /** All of `work`'s changes, or none. May take up to a minute. */
  write<T>(work: Work<T>): Promise<T>;
  /** The whole database as it is between two queries, as a packed archive; only the embedded one can. */
  backUp?(): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** Runs `work` in the transaction that `transact` opens, and tells a failing database from a throwing `work`. */
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

/** QueryClient by drizzle before each query of a transaction: keeps it from going on when no visitor waits for it (SE6). */
export function endedBy(signal: AbortSignal): Logger {
  return {
    logQuery() {
      if (!signal.aborted) return;
      throw apiError('DATABASE_UNAVAILABLE', { reason: 'the request was given up' });
    },
  };
}

/** Whether PostgreSQL cancelled the query: it took too long, or was asked to. */
export function isStatementTimeout(error: unknown): boolean {
  return ((error as Error | undefined)?.cause as { code?: unknown } | undefined)?.code === QUERY_CANCELED;
}

const QUERY_CANCELED = '57014';

/** The failure of a database as an error of ours; the driver's words, without the query. */
export function databaseUnavailable(error: unknown): unknown {
  if (errorCode(error) !== undefined) return error;
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return apiError('DATABASE_UNAVAILABLE', { reason: describe(cause) }, { cause });
}

/** A refused connection is an AggregateError without a message of its own. */
function describe(error: unknown): string {
  const reason = reasonOf(error) || String((error as { code?: unknown } | null)?.code ?? 'unknown');
  return reason.replace(/\.$/, '');
}

/** Makes the error of a directory whose embedded database another process holds. */
export function databaseLocked(directory: string): CodedError {
  return apiError('DATABASE_LOCKED', { path: directory });
}
