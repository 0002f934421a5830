import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle, type PgliteDatabase } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { MIGRATIONS, readSchemaState, refuseNewerSchema } from './schema-state.ts';

export interface OpenCluster {
  client: PGlite;
  database: PgliteDatabase;
}

/** Opens the files of an embedded database without changing its schema. @param cluster the directory; PGlite creates a missing one */
export async function openCluster(cluster: string): Promise<OpenCluster> {
  const client = await PGlite.create(cluster, { extensions: { pg_trgm } });
  return { client, database: drizzle({ client }) };
}

/**
 * Brings the schema up to date.
 *
 * @param name the database's name in messages
 * @throws DATABASE_SCHEMA_NEWER
 */
export async function upgradeCluster({ database }: OpenCluster, name: string): Promise<void> {
  refuseNewerSchema(await readSchemaState(database), name);
  await migrate(database, { migrationsFolder: MIGRATIONS });
}
