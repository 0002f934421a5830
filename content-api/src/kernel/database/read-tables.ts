import { reasonOf } from '@stadtraum/contracts/errors';
import { sql } from 'drizzle-orm';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../../store/schema.ts';
import type { Queries } from './database.ts';
import { rowsOf } from './rows.ts';

/** What pages, lists and the search are answered from. */
export const CONTENT_TABLES: PgTable[] = [
  schema.contentState,
  schema.pages,
  schema.layouts,
  schema.menus,
  schema.redirects,
  schema.collections,
  schema.records,
  schema.recordPages,
  schema.searchEntries,
  schema.searchWords,
];

/**
 * Proves that pages can be answered: every table that they need can be looked through, and a row of it read with its values
 * (OP6). Costs some milliseconds.
 *
 * @throws Error that names the table
 */
export async function readContentTables(queries: Queries): Promise<void> {
  for (const table of CONTENT_TABLES) {
    await reading(getTableConfig(table).name, async () => {
      await queries.execute(sql`select count(*) from ${table}`);
      await queries.select().from(table).limit(1);
    });
  }
}

/**
 * Reads every value of every table, of this schema or an earlier one.
 *
 * @throws Error that names the table
 */
export async function readAllRows(queries: Queries): Promise<void> {
  const tables = rowsOf<{ name: string }>(
    await queries.execute(
      sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
    ),
  );
  for (const { name } of tables) {
    await reading(name, () =>
      queries.execute(sql`select sum(length(row::text)) from ${sql.identifier(name)} as row`),
    );
  }
}

async function reading(table: string, read: () => Promise<unknown>): Promise<void> {
  try {
    await read();
  } catch (error) {
    const cause = error instanceof DrizzleQueryError ? error.cause : error;
    throw new Error(`table ${table} cannot be read: ${reasonOf(cause)}`, { cause: error });
  }
}
