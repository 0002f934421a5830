import { openSession } from '@stadtraum/server-base/database-session';
import { postgresqlName } from '@stadtraum/server-base/database-url';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { PgTransactionConfig } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { apiError } from '../errors.ts';
import { type Database, databaseUnavailable, inTransaction, stopOnAbort, type Work } from './database.ts';
import { MIGRATIONS, readSchemaState, refuseNewerSchema } from './schema-state.ts';
import { ensureSiteId } from './site-id.ts';

/** Timeouts in milliseconds. The client enforces `query_timeout`, in case the server stops responding with the connection open. */
const READ_LIMITS = { connectionTimeoutMillis: 2000, query_timeout: 2500 };
const READ_STATEMENT_MS = 2000;
const WRITE_LIMITS = { connectionTimeoutMillis: 5000, query_timeout: 65_000 };
const WRITE_STATEMENT_MS = 60_000;
/** Key of an advisory lock that all content APIs use: one migrates while the others wait. */
export const MIGRATION_LOCK = 4002;
/** The `application_name` of content APIs in `pg_stat_activity`. */
export const SERVER_NAME = 'content-api';

/**
 * Opens a PostgreSQL database for one or more content APIs. When a connection breaks, the request that was using it fails; the next
 * request reconnects.
 *
 * @throws DATABASE_SCHEMA_NEWER, DATABASE_UNAVAILABLE, SETTING_INVALID
 */
export async function openPostgresql(connectionString: string): Promise<Database> {
  const session = { connectionString, application_name: SERVER_NAME, keepAlive: true };
  await inOwnSession(session, migrateUnderLock);
  return openPool(session);
}

/**
 * Opens the existing database for a command, without migrating it.
 *
 * @throws DATABASE_MISSING if no content API has created its tables; DATABASE_UNAVAILABLE, SETTING_INVALID
 */
export async function openExistingPostgresql(connectionString: string): Promise<Database> {
  const session = { connectionString, application_name: 'content-api command', keepAlive: true };
  await inOwnSession(session, async () => undefined);
  const database = openPool(session);
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

/** The database's process of each connection in a pool. */
const processes = new WeakMap<pg.ClientBase, number>();

/** With statements, because poolers refuse the timeout at the connection's start and invent the driver's `processID`. */
async function prepareSession(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query(
    "select pg_backend_pid() as pid, set_config('statement_timeout', $1, false)",
    [String(READ_STATEMENT_MS)],
  );
  processes.set(client, rows[0].pid);
}

type Session = pg.ClientConfig & { connectionString: string };

function openPool(session: Session): Database {
  const pool = new pg.Pool({
    ...{ ...session, ...READ_LIMITS, max: 10, idleTimeoutMillis: 30_000 },
    onConnect: prepareSession,
  });
  surviveBrokenConnections(pool);
  return {
    kind: 'postgresql',
    name: postgresqlName(session.connectionString),
    read: (work, signal) =>
      inTransaction((transaction) => transactInPool(pool, transaction, SNAPSHOT, signal), work),
    change: (work) => inTransaction((transaction) => transactInPool(pool, transaction), work),
    write: (work) => inTransaction((transaction) => writeOnOwnConnection(session, transaction), work),
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
  let cancelled: Promise<void> | undefined;
  const cancel = () => {
    cancelled = cancelQuery(pool, client);
  };
  signal?.addEventListener('abort', cancel);
  let usable = false;
  try {
    const logger = signal ? stopOnAbort(signal) : false;
    const result = await drizzle({ client, logger }).transaction(work, config);
    usable = !signal?.aborted;
    return result;
  } finally {
    signal?.removeEventListener('abort', cancel);
    // A pooler may give the session to another client as soon as it is released.
    await cancelled;
    client.release(!usable);
  }
}

/** Cancels a connection's running query (SE6), because no visitor is waiting for it. */
async function cancelQuery(pool: pg.Pool, client: pg.PoolClient): Promise<void> {
  await pool.query('select pg_cancel_backend($1)', [processes.get(client)]).catch(() => undefined);
}

/** Runs a long write, which is rare, on a separate connection with longer timeouts. */
async function writeOnOwnConnection<T>(session: Session, work: Work<T>): Promise<T> {
  const client = createClient(session);
  try {
    await client.connect();
    return await drizzle({ client }).transaction(async (queries) => {
      await queries.execute(sql.raw(`set local statement_timeout = ${WRITE_STATEMENT_MS}`));
      return work(queries);
    });
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** @throws DATABASE_UNAVAILABLE, SETTING_INVALID, or what `work` throws */
async function inOwnSession(
  session: Session,
  work: (client: pg.Client, name: string) => Promise<void>,
): Promise<void> {
  const name = postgresqlName(session.connectionString);
  try {
    const client = await openSession(() => createClient(session), { name, statementMs: WRITE_STATEMENT_MS });
    await work(client, name).finally(() => client.end().catch(() => undefined));
  } catch (error) {
    throw databaseUnavailable(error);
  }
}

async function migrateUnderLock(client: pg.Client, name: string): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
  const database = drizzle({ client });
  refuseNewerSchema(await readSchemaState(database), name);
  await migrate(database, { migrationsFolder: MIGRATIONS });
  await ensureSiteId(database);
}

function createClient(session: Session): pg.Client {
  const client = new pg.Client({ ...session, ...WRITE_LIMITS });
  client.on('error', () => undefined);
  return client;
}

/** Ignores the error events of broken connections, which would end the process: the running query reports the failure. */
function surviveBrokenConnections(pool: pg.Pool): void {
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
  });
}
