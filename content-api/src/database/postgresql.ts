import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { PgTransactionConfig } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { type Database, databaseUnavailable, inTransaction, MIGRATIONS, type Work } from './database.ts';

/** Milliseconds. `query_timeout` is the client's own, for a server that has gone silent without closing the connection. */
const READ_LIMITS = { connectionTimeoutMillis: 2000, statement_timeout: 2000, query_timeout: 2500 };
const WRITE_LIMITS = { connectionTimeoutMillis: 5000, statement_timeout: 60_000, query_timeout: 65_000 };
/** Any number, as long as every content API uses the same: one migrates, the others wait. */
const MIGRATION_LOCK = 4002;

/**
 * A PostgreSQL server, for one content API or several. A broken connection costs the request that was using it; the next
 * one connects anew.
 *
 * @throws DATABASE_UNAVAILABLE
 */
export async function openPostgresql(connectionString: string): Promise<Database> {
  const session = { connectionString, application_name: 'content-api', keepAlive: true };
  await migrateAlone({ ...session, ...WRITE_LIMITS });
  const pool = new pg.Pool({ ...session, ...READ_LIMITS, max: 10, idleTimeoutMillis: 30_000 });
  surviveBrokenConnections(pool);
  return {
    kind: 'postgresql',
    read: (work) => inTransaction((transaction) => transactWith(pool, transaction, SNAPSHOT), work),
    change: (work) => inTransaction((transaction) => transactWith(pool, transaction), work),
    write: (work) =>
      inTransaction((transaction) => writeWith({ ...session, ...WRITE_LIMITS }, transaction), work),
    close: () => pool.end(),
  };
}

const SNAPSHOT: PgTransactionConfig = { isolationLevel: 'repeatable read', accessMode: 'read only' };

async function transactWith<T>(pool: pg.Pool, work: Work<T>, config?: PgTransactionConfig): Promise<T> {
  const client = await pool.connect();
  let usable = false;
  try {
    const result = await drizzle({ client }).transaction(work, config);
    usable = true;
    return result;
  } finally {
    client.release(!usable);
  }
}

/** Long changes are rare: they get a connection of their own, with limits of their own. */
async function writeWith<T>(config: pg.ClientConfig, work: Work<T>): Promise<T> {
  const client = new pg.Client(config);
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await drizzle({ client }).transaction(work);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function migrateAlone(config: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(config);
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle({ client }), { migrationsFolder: MIGRATIONS });
  } catch (error) {
    throw databaseUnavailable(error);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** A connection that breaks says so twice: to the query in flight, which reports it, and as an event that nobody may miss. */
function surviveBrokenConnections(pool: pg.Pool): void {
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
  });
}
