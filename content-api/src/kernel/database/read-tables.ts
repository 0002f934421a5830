import { reasonOf } from '@stadtraum/contracts/errors';
import { sql } from 'drizzle-orm';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import type { Queries } from './database.ts';
import { rowsOf } from './rows.ts';

/**
 * Reads every value of every table, to prove that all are readable. Works with the current and earlier schemas.
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
    await withTableName(name, () =>
      queries.execute(sql`select sum(length(row::text)) from ${sql.identifier(name)} as row`),
    );
  }
}

/** Runs `read`. If it fails, adds the table's name to the error. @throws Error */
export async function withTableName(table: string, read: () => Promise<unknown>): Promise<void> {
  try {
    await read();
  } catch (error) {
    const cause = error instanceof DrizzleQueryError ? error.cause : error;
    throw new Error(`table ${table} cannot be read: ${reasonOf(cause)}`, { cause: error });
  }
}
