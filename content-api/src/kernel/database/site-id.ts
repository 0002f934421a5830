import { sql } from 'drizzle-orm';
import type { Queries } from './database.ts';
import { rowsOf } from './rows.ts';
import { site } from './site-tables.ts';

/** Gives the database an id if it has none. */
export async function ensureSiteId(queries: Queries): Promise<void> {
  await queries.insert(site).values({}).onConflictDoNothing();
}

/** The database's id; undefined if the schema predates ids. */
export async function readSiteId(queries: Queries): Promise<string | undefined> {
  const [found] = rowsOf<{ present: boolean }>(
    await queries.execute(sql`select to_regclass('public.site') is not null as present`),
  );
  if (!found?.present) return undefined;
  const [row] = await queries.select({ id: site.id }).from(site);
  return row?.id;
}
