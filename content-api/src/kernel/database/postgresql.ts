import { postgresqlName } from '@stadtraum/server-base/database-url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { PgTransactionConfig } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { apiError } from '../errors.ts';
import { type Database, databaseUnavailable, inTransaction, stopOnAbort, type Work } from './database.ts';
import { MIGRATIONS, readSchemaState, refuseNewerSchema } from './schema-state.ts';
import { ensureSiteId } from './site-id.ts';

/** Timeouts in milliseconds. The client enforces `query_timeout`, in case the server stops responding with the connection open. */
const READ_LIMITS = { connectionTimeoutMillis: 2000, statement_timeout: 2000, query_timeout: 2500 };
const WRITE_LIMITS = { connectionTimeoutMillis: 5000, statement_timeout: 60_000, query_timeout: 65_000 };
/** Key of an advisory lock that all content APIs use: one migrates while the others wait. */
export const MIGRATION_LOCK = 4002;
/** The `application_name` of content APIs in `pg_stat_activity`. */
export const SERVER_NAME = 'content-api';

/**
 * Opens a PostgreSQL database for one or more content APIs. When a connection breaks, the request that was using it fails; the next
 * request reconnects.
 *
 * @throws DATABASE_SCHEMA_NEWER, DATABASE_UNAVAILABLE
 */
export async function openPostgresql(connectionString: string): Promise<Database> {
  const session = { connectionString, application_name: SERVER_NAME, keepAlive: true };
  await migrateUnderLock({ ...session, ...WRITE_LIMITS }, postgresqlName(connectionString));
  return openPool(session);
}

/**
 * Opens the existing database for a command, without migrating it.
 *
 * @throws DATABASE_MISSING if no content API has created its tables; DATABASE_UNAVAILABLE
 */
export async function openExistingPostgresql(connectionString: string): Promise<Database> {
  const database = openPool({ connectionString, application_name: 'content-api command', keepAlive: true });
  try {
    const { applied } = await database.read(readSchemaState);
    if (applied > 0) return database;
    throw apiError('DATABASE_MISSING', {
      database: database.name,
      reason: 'has no tables of a content API',
    });
  } catch (error) {
    await database.close();
    throw error;
  }
}

type Session = pg.ClientConfig & { connectionString: string };

function openPool(session: Session): Database {
  const pool = new pg.Pool({ ...session, ...READ_LIMITS, max: 10, idleTimeoutMillis: 30_000 });
  surviveBrokenConnections(pool);
  return {
    kind: 'postgresql',
    name: postgresqlName(session.connectionString),
    read: (work, signal) =>
      inTransaction((transaction) => transactInPool(pool, transaction, SNAPSHOT, signal), work),
    change: (work) => inTransaction((transaction) => transactInPool(pool, transaction), work),
    write: (work) =>
      inTransaction(
        (transaction) => writeOnOwnConnection({ ...session, ...WRITE_LIMITS }, transaction),
        work,
      ),
    close: () => pool.end(),
  };
}

const SNAPSHOT: PgTransactionConfig = { isolationLevel: 'repeatable read', accessMode: 'read only' };

async function transactInPool<T>(
  pool: pg.Pool,
  work: Work<T>,
  config?: PgTransactionConfig,
  signal?: AbortSignal,
): Promise<T> {
  const client = await pool.connect();
  const cancel = () => void cancelQuery(pool, client);
  signal?.addEventListener('abort', cancel);
  let usable = false;
  try {
    const logger = signal ? stopOnAbort(signal) : false;
    const result = await drizzle({ client, logger }).transaction(work, config);
    usable = !signal?.aborted;
    return result;
  } finally {
    signal?.removeEventListener('abort', cancel);
    client.release(!usable);
  }
}

/**
 * Cancels a connection's running query (SE6), because no visitor is waiting for it. The connection is discarded afterwards, so a
 * late cancellation cannot affect another query.
 */
async function cancelQuery(pool: pg.Pool, client: pg.PoolClient): Promise<void> {
  const { processID } = client as pg.PoolClient & { processID: number | null };
  await pool.query('select pg_cancel_backend($1)', [processID]).catch(() => undefined);
}

/** Runs a long write, which is rare, on a separate connection with longer timeouts. */
async function writeOnOwnConnection<T>(config: pg.ClientConfig, work: Work<T>): Promise<T> {
  const client = new pg.Client(config);
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await drizzle({ client }).transaction(work);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function migrateUnderLock(config: pg.ClientConfig, name: string): Promise<void> {
  const client = new pg.Client(config);
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const database = drizzle({ client });
    refuseNewerSchema(await readSchemaState(database), name);
    await migrate(database, { migrationsFolder: MIGRATIONS });
    await ensureSiteId(database);
  } catch (error) {
    throw databaseUnavailable(error);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Ignores the error events of broken connections, which would end the process: the running query reports the failure. */
function surviveBrokenConnections(pool: pg.Pool): void {
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
  });
}
