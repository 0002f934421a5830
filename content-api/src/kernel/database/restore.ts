import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { lockDirectory } from '@stadtraum/server-base/directory-lock';
import { openCluster } from './cluster.ts';
import { databaseLocked } from './database.ts';
import { clusterPath } from './embedded.ts';
import { refuseMoved } from './moved-marker.ts';
import { readAllRows } from './read-tables.ts';
import { readSchemaState, refuseNewerSchema } from './schema-state.ts';

/**
 * Creates the embedded database from a backup, which is read as a whole first.
 *
 * @param directory the embedded database's directory, without a database
 * @param archive made by `Database.backUp`
 * @throws DATABASE_LOCKED, DATABASE_MOVED, DATABASE_SCHEMA_NEWER, DATABASE_OTHER_POSTGRESQL; Error when the archive is not a complete backup
 */
export async function restoreEmbedded(directory: string, archive: string): Promise<void> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  await refuseMoved(directory);
  const lock = await lockDirectory(directory, () => databaseLocked(directory));
  const cluster = clusterPath(directory);
  const unfinished = `${cluster}.unfinished`;
  try {
    await rm(unfinished, { recursive: true, force: true });
    await unpack(archive, unfinished);
    await rename(unfinished, cluster);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
    await lock.release();
  }
}

/** Unpacks an archive and reads all its rows. @throws DATABASE_SCHEMA_NEWER */
async function unpack(file: string, cluster: string): Promise<void> {
  const archive = await promisify(gunzip)(await readFile(file));
  const loadDataDir = new Blob([new Uint8Array(archive)], { type: 'application/x-tar' });
  const { client, database } = await openCluster(cluster, { loadDataDir, name: file });
  try {
    const state = await readSchemaState(database);
    refuseNewerSchema(state, `backup ${file}`);
    if (state.applied === 0) throw new Error('it does not contain the database of a content API');
    await readAllRows(database);
  } finally {
    await client.close();
  }
}
