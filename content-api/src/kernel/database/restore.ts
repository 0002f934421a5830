import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { errorCode, reasonOf } from '@stadtraum/contracts/errors';
import { lockDirectory } from '@stadtraum/server-base/directory-lock';
import { drizzle } from 'drizzle-orm/pglite';
import { apiError } from '../errors.ts';
import { databaseLocked } from './database.ts';
import { refuseMoved } from './moved-marker.ts';
import { readAllRows } from './read-tables.ts';
import { readSchemaState, refuseNewerSchema } from './schema-state.ts';

/**
 * Replaces the embedded database with a backup. The whole backup is read first; the previous database is kept in a directory next
 * to it.
 *
 * @param directory the embedded database's directory; no content API may be using it
 * @param file a backup made by `Database.backUp`
 * @returns `before`: path of the previous database, if there was one
 * @throws DATABASE_LOCKED, DATABASE_MOVED, DATABASE_SCHEMA_NEWER, COMMAND_REFUSED when the file is not a complete backup
 */
export async function restoreEmbedded(
  directory: string,
  file: string,
  now: Date,
): Promise<{ before: string | undefined }> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  await refuseMoved(directory);
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
    if (errorCode(error) !== undefined) throw error;
    const reason = `${file}: ${reasonOf(error).replace(/\.$/, '')}`;
    throw apiError('COMMAND_REFUSED', { command: 'restore', reason }, { cause: error });
  } finally {
    await rm(unfinished, { recursive: true, force: true });
    await lock.release();
  }
}

/** Unpacks a backup and reads all its rows. @throws DATABASE_SCHEMA_NEWER */
async function unpack(file: string, cluster: string): Promise<void> {
  // gunzip verifies the checksum: a damaged archive would crash PGlite and the process with it.
  const archive = await promisify(gunzip)(await readFile(file));
  if (!namesInTar(archive).includes('global/pg_control')) throw new Error('it is not a database backup');
  const loadDataDir = new Blob([new Uint8Array(archive)], { type: 'application/x-tar' });
  const client = await PGlite.create(cluster, { loadDataDir, extensions: { pg_trgm } });
  try {
    const database = drizzle({ client });
    const state = await readSchemaState(database);
    refuseNewerSchema(state, `backup ${file}`);
    if (state.applied === 0) throw new Error('it does not contain the database of a content API');
    await readAllRows(database);
  } finally {
    await client.close();
  }
}

/** Names of the files in a tar archive, without a leading `./`; stops at data that is not tar. */
function namesInTar(archive: Buffer): string[] {
  const names: string[] = [];
  for (let offset = 0; offset + 512 <= archive.length; ) {
    const text = (start: number, length: number) =>
      archive.toString('latin1', offset + start, offset + start + length).replace(/\0.*$/s, '');
    if (text(257, 5) !== 'ustar') return names;
    names.push(text(0, 100).replace(/^(\.?\/)+/, ''));
    offset += 512 + Math.ceil(Number.parseInt(text(124, 12), 8) / 512) * 512;
  }
  return names;
}
