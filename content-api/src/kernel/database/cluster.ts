import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { CodedError } from '@stadtraum/contracts/errors';
import { drizzle, type PgliteDatabase } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { apiError } from '../errors.ts';
import { MIGRATIONS, readSchemaState, refuseNewerSchema } from './schema-state.ts';

export interface OpenCluster {
  client: PGlite;
  database: PgliteDatabase;
}

/**
 * Opens the files of an embedded database without changing its schema.
 *
 * @param cluster the directory; PGlite creates a missing one
 * @param archive an archive of its files, for a missing one; `name` in messages
 * @throws DATABASE_OTHER_POSTGRESQL
 */
export async function openCluster(
  cluster: string,
  archive?: { loadDataDir: Blob; name: string },
): Promise<OpenCluster> {
  try {
    const options = archive && { loadDataDir: archive.loadDataDir };
    const client = await PGlite.create(cluster, { extensions: { pg_trgm }, ...options });
    return { client, database: drizzle({ client }) };
  } catch (error) {
    throw (await otherVersion(cluster, archive?.name ?? cluster)) ?? error;
  }
}

/** PGlite does not say why it cannot open a cluster. */
async function otherVersion(cluster: string, name: string): Promise<CodedError | undefined> {
  const found = await readFile(path.join(cluster, 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (found === undefined) return undefined;
  const client = await PGlite.create();
  const { rows } = await client.query<{ server_version: string }>('show server_version');
  await client.close();
  const own = String(Number.parseInt(rows[0]?.server_version ?? '', 10));
  return found.trim() === own
    ? undefined
    : apiError('DATABASE_OTHER_POSTGRESQL', { name, found: found.trim(), own });
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
