import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle, type PgliteDatabase } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { MIGRATIONS } from './database.ts';

export interface OpenCluster {
  client: PGlite;
  database: PgliteDatabase;
}

/** Opens the files of an embedded database, with the schema up to date. @param cluster path of their directory */
export async function openCluster(cluster: string): Promise<OpenCluster> {
  const client = await PGlite.create(cluster, { extensions: { pg_trgm } });
  const database = drizzle({ client });
  await migrate(database, { migrationsFolder: MIGRATIONS });
  return { client, database };
}
