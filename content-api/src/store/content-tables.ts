import { sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from '../kernel/database/database.ts';
import { withTableName } from '../kernel/database/read-tables.ts';
import * as schema from './schema.ts';

/** The tables that a load fills. Pages, lists and search results are built from them. */
const CONTENT_TABLES: PgTable[] = [
  schema.contentState,
  schema.contentSources,
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

/** Names of the content tables in the database. */
export const CONTENT_TABLE_NAMES: readonly string[] = CONTENT_TABLES.map(
  (table) => getTableConfig(table).name,
);

/**
 * Proves that pages can be served (OP6): scans every content table and reads one complete row from each. Takes a few
 * milliseconds.
 *
 * @throws Error that names the table
 */
export async function readContentTables(queries: Queries): Promise<void> {
  for (const table of CONTENT_TABLES) {
    await withTableName(getTableConfig(table).name, async () => {
      await queries.execute(sql`select count(*) from ${table}`);
      await queries.select().from(table).limit(1);
    });
  }
}
