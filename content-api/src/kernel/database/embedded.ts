import { existsSync } from 'node:fs';
import { chmod, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { reasonOf } from '@stadtraum/contracts/errors';
import { lockDirectory } from '@stadtraum/server-base/directory-lock';
import { serverError } from '@stadtraum/server-base/errors';
import { drizzle } from 'drizzle-orm/pglite';
import { apiError } from '../errors.ts';
import { type OpenCluster, openCluster, upgradeCluster } from './cluster.ts';
import {
  type Database,
  databaseLocked,
  databaseUnavailable,
  inTransaction,
  stopOnAbort,
} from './database.ts';
import { embeddedName } from './database-name.ts';
import { refuseMoved } from './moved-marker.ts';
import { createCluster } from './new-cluster.ts';
import { ensureSiteId } from './site-id.ts';

/**
 * Opens PGlite: PostgreSQL as WebAssembly in this process, with its files in `directory`. A query blocks the whole process while
 * it runs. The directory is locked, because two processes that use the same files would silently lose writes.
 *
 * The database survives even if its process is killed. It does not flush to disk, so a power cut may lose the writes of the last
 * few seconds; use a PostgreSQL database for data that must survive a power cut.
 *
 * @throws DATABASE_LOCKED, DATABASE_MOVED, DATABASE_SCHEMA_NEWER, DATA_DIRECTORY_UNUSABLE, DATABASE_UNAVAILABLE
 */
export async function openEmbedded(directory: string): Promise<Database> {
  await createPrivateDirectory(directory);
  await refuseMoved(directory);
  return openLocked(directory, async (cluster) => {
    if (!existsSync(cluster)) await createCluster(cluster);
    return openAndPrepare(cluster, async (open) => {
      await upgradeCluster(open, embeddedName(directory));
      await ensureSiteId(open.database);
    });
  });
}

/**
 * Opens the existing database for a command, without changing its schema. No content API may be using it.
 *
 * @throws DATABASE_MISSING, DATABASE_LOCKED, DATABASE_MOVED, DATA_DIRECTORY_UNUSABLE, DATABASE_UNAVAILABLE
 */
export async function openExistingEmbedded(directory: string): Promise<Database> {
  if (!existsSync(clusterPath(directory))) {
    throw apiError('DATABASE_MISSING', { database: embeddedName(directory), reason: 'does not exist' });
  }
  await refuseMoved(directory);
  return openLocked(directory, (cluster) => openAndPrepare(cluster, async () => undefined));
}

/** Directory of the embedded database's files. */
export function clusterPath(directory: string): string {
  return path.join(directory, 'cluster');
}

async function openLocked(
  directory: string,
  open: (cluster: string) => Promise<OpenCluster>,
): Promise<Database> {
  const lock = await lockDirectory(directory, () => databaseLocked(directory));
  try {
    const { client, database } = await open(clusterPath(directory));
    return {
      kind: 'embedded',
      name: embeddedName(directory),
      read: (work, signal) =>
        inTransaction(
          (transaction) =>
            (signal ? drizzle({ client, logger: stopOnAbort(signal) }) : database).transaction(transaction, {
              isolationLevel: 'repeatable read',
              accessMode: 'read only',
            }),
          work,
        ),
      change: (work) => inTransaction((transaction) => database.transaction(transaction), work),
      write: (work) => inTransaction((transaction) => database.transaction(transaction), work),
      backUp: async () => new Uint8Array(await (await client.dumpDataDir('gzip')).arrayBuffer()),
      close: async () => {
        await client.close();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw databaseUnavailable(error);
  }
}

/** Opens a cluster and runs `prepare` on it; closes the cluster if that fails. */
async function openAndPrepare(
  cluster: string,
  prepare: (open: OpenCluster) => Promise<void>,
): Promise<OpenCluster> {
  const open = await openCluster(cluster);
  try {
    await prepare(open);
    return open;
  } catch (error) {
    await open.client.close();
    throw error;
  }
}

/** Creates the directory, or restricts an existing one, so that only this user can read it: it contains personal data (OP15). */
async function createPrivateDirectory(directory: string): Promise<void> {
  try {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    await chmod(directory, 0o700);
  } catch (error) {
    throw serverError(
      'DATA_DIRECTORY_UNUSABLE',
      { path: directory, reason: reasonOf(error) },
      { cause: error },
    );
  }
}
