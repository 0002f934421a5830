import type { Database } from './database.ts';

/** The location of the database, from the settings. */
export interface DatabasePlace {
  /** URL of a PostgreSQL database; without it, the embedded database is used. */
  databaseUrl: string | undefined;
  /** Directory of the embedded database. */
  dataDirectory: string;
}

/**
 * Opens the configured database for a server; creates it if it is missing and migrates its schema.
 *
 * @throws DATABASE_SCHEMA_NEWER, DATABASE_MOVED, DATABASE_LOCKED, DATABASE_UNAVAILABLE, DATA_DIRECTORY_UNUSABLE
 */
export async function openDatabase(place: DatabasePlace): Promise<Database> {
  // Imported on demand: PGlite loads 20 MB of WebAssembly, which are not needed with PostgreSQL.
  if (place.databaseUrl) {
    const { openPostgresql } = await import('./postgresql.ts');
    return openPostgresql(place.databaseUrl);
  }
  const { openEmbedded } = await import('./embedded.ts');
  return openEmbedded(place.dataDirectory);
}

/**
 * Opens the configured database for a command; creates nothing and leaves the schema unchanged (OP1).
 *
 * @throws DATABASE_MISSING, DATABASE_MOVED, DATABASE_LOCKED, DATABASE_UNAVAILABLE
 */
export async function openExisting(place: DatabasePlace): Promise<Database> {
  if (place.databaseUrl) {
    const { openExistingPostgresql } = await import('./postgresql.ts');
    return openExistingPostgresql(place.databaseUrl);
  }
  const { openExistingEmbedded } = await import('./embedded.ts');
  return openExistingEmbedded(place.dataDirectory);
}
