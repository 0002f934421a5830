import type { CodedError } from '@stadtraum/contracts/errors';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { apiError } from '../errors.ts';
import { listTables, queryRows } from './copy-tables.ts';
import { MIGRATION_LOCK, SERVER_NAME } from './postgresql.ts';
import { MIGRATIONS, readSchemaState, refuseNewerSchema } from './schema-state.ts';

/**
 * Prepares a PostgreSQL database for a move, within the open transaction: creates or empties all of the site's tables.
 *
 * @param name the database's name in messages
 * @param replaceable tables in the schema `public` that are refilled at startup; rows in any other table must not be lost
 * @throws COMMAND_REFUSED if it has rows that must not be lost or a content API is using it; DATABASE_SCHEMA_NEWER
 */
export async function prepareTarget(
  client: pg.Client,
  name: string,
  replaceable: readonly string[],
): Promise<void> {
  await refuseIfInUse(client, name);
  const present = await listTables(client);
  if (present.length === 0) return createTables(client);

  const state = await readSchemaState(drizzle({ client }));
  refuseNewerSchema(state, name);
  if (state.applied === 0)
    throw refused(`the ${name} contains tables that belong to another application (${present[0]})`);
  if (state.applied < state.known) throw refused(`the ${name} has the schema of an earlier version`);
  const replaceableTables = [...replaceable, 'site'].map((table) => `public.${table}`);
  const mayHaveRows = new Set([...replaceableTables, 'drizzle.__drizzle_migrations']);
  for (const table of present.filter((name) => !mayHaveRows.has(name))) {
    const [found] = await queryRows(client, `select 1 from ${table} limit 1`);
    if (found) throw refused(`the ${name} is not empty: its table ${table} has rows`);
  }
  // These rows do not come from visitors: the content was loaded when the site was started with DATABASE_URL.
  await queryRows(client, `truncate ${present.join(', ')} restart identity`);
}

/** @throws COMMAND_REFUSED */
async function refuseIfInUse(client: pg.Client, name: string): Promise<void> {
  const [lock] = await queryRows<{ free: boolean }>(client, 'select pg_try_advisory_xact_lock($1) as free', [
    MIGRATION_LOCK,
  ]);
  const [server] = await queryRows(
    client,
    'select 1 from pg_stat_activity where datname = current_database() and application_name = $1',
    [SERVER_NAME],
  );
  if (!lock?.free || server) throw refused(`a content API is using the ${name}; stop it first`);
}

/** Applies all migrations as drizzle's migrator does, but within the move's transaction. */
async function createTables(client: pg.Client): Promise<void> {
  const database = drizzle({ client });
  await database.execute(sql`create schema if not exists drizzle`);
  await database.execute(sql`
    create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`);
  for (const migration of readMigrationFiles({ migrationsFolder: MIGRATIONS })) {
    for (const statement of migration.sql) await database.execute(sql.raw(statement));
  }
  const created = await listTables(client);
  await queryRows(client, `truncate ${created.join(', ')} restart identity`);
}

function refused(reason: string): CodedError {
  return apiError('COMMAND_REFUSED', { command: 'move-to-postgresql', reason });
}
