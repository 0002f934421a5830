import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { apiError } from '../errors.ts';
import type { Queries } from './database.ts';
import { rowsOf } from './rows.ts';

/** The migrations that drizzle-kit generated, applied in order to both databases. */
export const MIGRATIONS = fileURLToPath(new URL('../../../drizzle', import.meta.url));

/** The migrations of a database, compared with those of this version of the code. */
export interface SchemaState {
  applied: number;
  known: number;
  /** Timestamps (RFC 3339) of applied migrations that this version does not know. */
  unknown: string[];
}

/**
 * The migrations of this version, oldest first. `when`, in milliseconds since 1970, identifies a migration in the database; `tag` is
 * its file name.
 */
export function knownMigrations(folder = MIGRATIONS): { when: number; tag: string }[] {
  const journal = JSON.parse(readFileSync(path.join(folder, 'meta/_journal.json'), 'utf8')) as {
    entries: { when: number; tag: string }[];
  };
  return journal.entries.map(({ when, tag }) => ({ when, tag }));
}

/** Reads which migrations are applied; `applied` is 0 for a database that no content API has opened yet. */
export async function readSchemaState(queries: Queries): Promise<SchemaState> {
  const known = knownMigrations().map(({ when }) => when);
  const applied = await appliedMigrations(queries);
  const unknown = applied.filter((when) => !known.includes(when)).map((when) => new Date(when).toISOString());
  return { applied: applied.length, known: known.length, unknown };
}

async function appliedMigrations(queries: Queries): Promise<number[]> {
  const table = sql`select to_regclass('drizzle.__drizzle_migrations') is not null as present`;
  const [found] = rowsOf<{ present: boolean }>(await queries.execute(table));
  if (!found?.present) return [];
  const applied = sql`select created_at::text as at from drizzle.__drizzle_migrations order by created_at`;
  return rowsOf<{ at: string }>(await queries.execute(applied)).map(({ at }) => Number(at));
}

/**
 * Refuses a database that a newer version has migrated: this version might misread its tables (OP6).
 *
 * @param database its name in messages
 * @throws DATABASE_SCHEMA_NEWER
 */
export function refuseNewerSchema({ unknown }: SchemaState, database: string): void {
  const time = unknown.at(-1);
  if (time !== undefined) throw apiError('DATABASE_SCHEMA_NEWER', { database, time });
}

/**
 * Requires exactly this version's schema, because commands never migrate.
 *
 * @throws DATABASE_SCHEMA_NEWER, DATABASE_SCHEMA_OLDER
 */
export function requireSameSchema(state: SchemaState, database: string): void {
  refuseNewerSchema(state, database);
  const { applied, known } = state;
  if (applied < known) throw apiError('DATABASE_SCHEMA_OLDER', { database, applied, known });
}
