import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { CodedError, reasonOf } from '@stadtraum/contracts/errors';
import { lockDirectory } from '@stadtraum/server-base/directory-lock';
import { type OpenCluster, openCluster } from './cluster.ts';
import { type Database, databaseLocked, databaseUnavailable, inTransaction } from './database.ts';
import { makeCluster } from './new-cluster.ts';

/**
 * PGlite: PostgreSQL as WebAssembly in this very process, its files under `directory`. A query holds up the whole process
 * while it runs, and two processes on the same files would silently lose writes, hence the lock.
 *
 * It survives the end of its process at any moment. It does not flush to the disk, so a power cut may cost the last seconds:
 * what must survive that belongs into a PostgreSQL.
 *
 * @throws DATABASE_LOCKED, DATA_DIRECTORY_UNUSABLE, DATABASE_UNAVAILABLE
 */
export async function openEmbedded(directory: string): Promise<Database> {
  await makeDirectory(directory);
  const lock = await lockDirectory(directory, () => databaseLocked(directory));
  try {
    const { client, database } = await openOrMakeCluster(directory);
    return {
      kind: 'embedded',
      read: (work) =>
        inTransaction(
          (transaction) =>
            database.transaction(transaction, { isolationLevel: 'repeatable read', accessMode: 'read only' }),
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

async function openOrMakeCluster(directory: string): Promise<OpenCluster> {
  const cluster = path.join(directory, 'cluster');
  if (!existsSync(cluster)) await makeCluster(cluster);
  return openCluster(cluster);
}

async function makeDirectory(directory: string): Promise<void> {
  try {
    await mkdir(directory, { recursive: true });
  } catch (error) {
    throw new CodedError(
      'DATA_DIRECTORY_UNUSABLE',
      { path: directory, reason: reasonOf(error) },
      { cause: error },
    );
  }
}
