import { errorCode, reasonOf } from '@stadtraum/contracts/errors';
import { postgresqlName } from '@stadtraum/server-base/database-url';
import pg from 'pg';
import { registryError } from '../../errors.ts';
import type { Queries } from './queries.ts';
import { StoreLock, type StoreLockOptions } from './store-lock.ts';

type Work<T> = (queries: Queries) => Promise<T>;

/** In milliseconds. The client enforces `query_timeout`, in case the server stops responding with the connection open. */
const LIMITS = { connectionTimeoutMillis: 3000, query_timeout: 10_000 };
const STATEMENT_MS = 8000;

/** Classes of SQLSTATE that are errors of this code: invalid data, violated constraints, invalid statements. */
const OWN_FAULT = /^(22|23|42)/;
const INSUFFICIENT_PRIVILEGE = '42501';

export type ConnectionOptions = Omit<StoreLockOptions, 'name' | 'statementMs'>;

/**
 * The registry's PostgreSQL database, of which this process is the only writer. While the database or the lock is lost, reads and
 * changes fail with REGISTRY_STORE_UNAVAILABLE; both recover without a restart.
 */
export class Connection {
  readonly name: string;
  readonly #pool: pg.Pool;
  readonly #lock: StoreLock;
  #isClosed = false;

  private constructor(name: string, pool: pg.Pool, lock: StoreLock) {
    this.name = name;
    this.#pool = pool;
    this.#lock = lock;
  }

  /**
   * Takes the lock and brings the schema up to date.
   *
   * @throws CodedError REGISTRY_STORE_LOCKED, REGISTRY_STORE_UNAVAILABLE, REGISTRY_SCHEMA_NEWER, SETTING_INVALID
   */
  static async open(url: string, options: ConnectionOptions): Promise<Connection> {
    const session = { connectionString: url, application_name: 'registry', keepAlive: true, ...LIMITS };
    const name = postgresqlName(url);
    try {
      const lock = await StoreLock.take(session, { name, statementMs: STATEMENT_MS, ...options });
      const pool = new pg.Pool({ ...session, max: 4, idleTimeoutMillis: 30_000 });
      // The running query reports a broken connection; the event would end the process.
      pool.on('error', () => undefined);
      pool.on('connect', (client) => client.on('error', () => undefined));
      return new Connection(name, pool, lock);
    } catch (error) {
      throw asUnavailable(error, name);
    }
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** @param listener called when the lock is held again after a loss, before changes are accepted */
  onRegained(listener: () => Promise<void>): void {
    this.#lock.onRegained(listener);
  }

  /** Runs `work` on one snapshot. @throws CodedError REGISTRY_STORE_UNAVAILABLE, or what `work` throws */
  read<T>(work: Work<T>): Promise<T> {
    return this.#transact('begin isolation level repeatable read read only', work);
  }

  /**
   * Applies all of `work`'s changes or none.
   *
   * @throws CodedError REGISTRY_STORE_UNAVAILABLE, REGISTRY_STORE_LOCKED, or what `work` throws
   */
  async change<T>(work: Work<T>): Promise<T> {
    if (!this.#lock.isHeld) throw unavailable(this.name, 'the connection is lost');
    return this.#transact('begin', async (queries) => {
      await this.#lock.fence(queries);
      return work(queries);
    });
  }

  /** @throws CodedError REGISTRY_STORE_UNAVAILABLE, REGISTRY_STORE_LOCKED if a change would fail now */
  async checkAvailable(): Promise<void> {
    await this.change(async () => undefined);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#pool.end();
    await this.#lock.release();
  }

  async #transact<T>(begin: string, work: Work<T>): Promise<T> {
    const client = await this.#failing(this.#pool.connect());
    let usable = false;
    const query = ((...parameters: [string, unknown[]?]) =>
      this.#failing(client.query(...parameters))) as Queries['query'];
    try {
      await query(`${begin}; set local statement_timeout = ${STATEMENT_MS}`);
      const result = await work({ query });
      await query('commit');
      usable = true;
      return result;
    } catch (error) {
      usable = await client.query('rollback').then(
        () => true,
        () => false,
      );
      throw error;
    } finally {
      client.release(!usable);
    }
  }

  async #failing<T>(access: Promise<T>): Promise<T> {
    try {
      return await access;
    } catch (error) {
      throw asUnavailable(error, this.name);
    }
  }
}

/** Turns a failure of the database into CodedError REGISTRY_STORE_UNAVAILABLE; returns any other value unchanged. */
export function asUnavailable(error: unknown, database: string): unknown {
  if (errorCode(error) !== undefined) return error;
  const { code } = (error ?? {}) as { code?: unknown };
  const state = typeof code === 'string' ? code : '';
  if (error instanceof pg.DatabaseError && OWN_FAULT.test(state) && state !== INSUFFICIENT_PRIVILEGE)
    return error;
  // A refused connection is an AggregateError without a message.
  return unavailable(database, reasonOf(error) || state || 'unknown', error);
}

export function isUnavailable(error: unknown): boolean {
  return errorCode(error) === 'REGISTRY_STORE_UNAVAILABLE';
}

function unavailable(database: string, reason: string, cause?: unknown): Error {
  return registryError(
    'REGISTRY_STORE_UNAVAILABLE',
    { database, reason: reason.replace(/\.$/, '') },
    { cause },
  );
}
