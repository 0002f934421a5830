import type { Database } from './database.ts';

/** The settings that locate the database. */
export interface DatabaseLocation {
  /** URL of a PostgreSQL database; without it, the embedded database is used. */
  databaseUrl: string | undefined;
  /** Directory of the embedded database. */
  dataDirectory: string;
}

/**
 * Opens the configured database for a server. Creates a missing embedded database, and migrates the schema.
 *
 * @throws DATABASE_SCHEMA_NEWER, DATABASE_MOVED, DATABASE_LOCKED, DATABASE_UNAVAILABLE, DATA_DIRECTORY_UNUSABLE
 */
export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  // Imported on demand: PGlite loads 20 MB of WebAssembly, which PostgreSQL does not need.
  if (location.databaseUrl) {
    const { openPostgresql } = await import('./postgresql.ts');
    return openPostgresql(location.databaseUrl);
  }
  const { openEmbedded } = await import('./embedded.ts');
  return openEmbedded(location.dataDirectory);
}

/**
 * Opens the configured database for a command. Creates nothing and does not change the schema (OP1).
 *
 * @throws DATABASE_MISSING, DATABASE_MOVED, DATABASE_LOCKED, DATABASE_UNAVAILABLE
 */
export async function openExisting(location: DatabaseLocation): Promise<Database> {
  if (location.databaseUrl) {
    const { openExistingPostgresql } = await import('./postgresql.ts');
    return openExistingPostgresql(location.databaseUrl);
  }
  const { openExistingEmbedded } = await import('./embedded.ts');
  return openExistingEmbedded(location.dataDirectory);
}
