import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { CodedError, reasonOf } from '@stadtraum/contracts/errors';
import { lockDirectory } from '@stadtraum/server-base/directory-lock';
import { databaseLocked } from './database.ts';

/**
 * Puts a backup in the place of the embedded database. It is opened and read before it gets there; the database that was there
 * stays beside it.
 *
 * @param directory of the embedded database; no content API may be running on it
 * @param file a backup, as `Database.backUp` gives it
 * @returns path of the database that was there, if there was one
 * @throws DATABASE_LOCKED, COMMAND_REFUSED when the file is no whole backup
 */
export async function restoreEmbedded(
  directory: string,
  file: string,
  now: Date,
): Promise<{ before: string | undefined }> {
  await mkdir(directory, { recursive: true });
  const lock = await lockDirectory(directory, () => databaseLocked(directory));
  const cluster = path.join(directory, 'cluster');
  const unfinished = `${cluster}.unfinished`;
  try {
    await rm(unfinished, { recursive: true, force: true });
    await unpack(file, unfinished);
    const before = existsSync(cluster)
      ? `${cluster}.before-${now.toISOString().replace(/[^\dTZ]/g, '')}`
      : undefined;
    if (before) await rename(cluster, before);
    await rename(unfinished, cluster);
    return { before };
  } catch (error) {
    const reason = `${file}: ${reasonOf(error)}`;
    throw new CodedError('COMMAND_REFUSED', { command: 'restore', reason }, { cause: error });
  } finally {
    await rm(unfinished, { recursive: true, force: true });
    await lock.release();
  }
}

/** Unpacks a backup, and reads from it what every start reads first. */
async function unpack(file: string, cluster: string): Promise<void> {
  // Its checksum proves that the backup is whole; PGlite itself would take the process down with a broken one.
  const archive = await promisify(gunzip)(await readFile(file));
  const loadDataDir = new Blob([new Uint8Array(archive)], { type: 'application/x-tar' });
  const client = await PGlite.create(cluster, { loadDataDir, extensions: { pg_trgm } });
  try {
    await client.query('select sequence, hash from content_state');
  } finally {
    await client.close();
  }
}
