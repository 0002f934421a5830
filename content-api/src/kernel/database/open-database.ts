import type { Database } from './database.ts';

/** Where the settings place the database. */
export interface DatabasePlace {
  /** Of a PostgreSQL; without it the embedded database is used. */
  databaseUrl: string | undefined;
  /** Of the embedded database. */
  dataDirectory: string;
}

/**
 * Opens the database that the settings name, for a server: made where there is none, its schema brought up to date.
 *
 * @throws DATABASE_SCHEMA_NEWER, DATABASE_MOVED, DATABASE_LOCKED, DATABASE_UNAVAILABLE, DATA_DIRECTORY_UNUSABLE
 */
export async function openDatabase(place: DatabasePlace): Promise<Database> {
  // Loaded on demand: PGlite brings 20 MB of WebAssembly, which a PostgreSQL's client need not read.
  if (place.databaseUrl) {
    const { openPostgresql } = await import('./postgresql.ts');
    return openPostgresql(place.databaseUrl);
  }
  const { openEmbedded } = await import('./embedded.ts');
  return openEmbedded(place.dataDirectory);
}

/**
 * Opens the database that the settings name, for a command: nothing is made and no schema is changed (OP1).
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
