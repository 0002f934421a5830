import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CodedError, errorCode, reasonOf } from '@stadtraum/contracts/errors';
import { openDatabase } from '../database/database.ts';
import type { Settings } from '../settings.ts';
import { backUp, NOT_EMBEDDED } from './backup-route.ts';

/**
 * Writes a backup of the embedded database, also while the site runs: then its content API is asked for it.
 *
 * @throws COMMAND_REFUSED, CONTENT_UNAVAILABLE
 */
export async function backUpTo(settings: Settings, target: string): Promise<{ file: string; bytes: number }> {
  const file = fileOf(target);
  const bytes = await readBackup(settings);
  // Under its name only when it is whole: a backup that broke off must not be taken for one.
  await writeFile(`${file}.unfinished`, bytes, { mode: 0o600 });
  await rename(`${file}.unfinished`, file);
  return { file, bytes: bytes.length };
}

/** @throws COMMAND_REFUSED, DATABASE_LOCKED while the site runs */
export async function restoreFrom(
  settings: Settings,
  source: string,
): Promise<{ restored: string; before: string | undefined }> {
  if (settings.databaseUrl) {
    throw new CodedError('COMMAND_REFUSED', { command: 'restore', reason: NOT_EMBEDDED });
  }
  const file = fileOf(source);
  const { restoreEmbedded } = await import('../database/restore.ts');
  return { restored: file, ...(await restoreEmbedded(settings.dataDirectory, file, new Date())) };
}

async function readBackup(settings: Settings): Promise<Uint8Array> {
  try {
    const database = await openDatabase(settings);
    try {
      return await backUp(database);
    } finally {
      await database.close();
    }
  } catch (error) {
    if (errorCode(error) !== 'DATABASE_LOCKED') throw error;
    return askServer(settings);
  }
}

async function askServer({ port }: Settings): Promise<Uint8Array> {
  const url = `http://127.0.0.1:${port}/backup`;
  try {
    const response = await fetch(url, { method: 'POST' });
    if (!response.ok) throw new Error(`it answers status ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  } catch (error) {
    throw new CodedError('CONTENT_UNAVAILABLE', { path: url, reason: reasonOf(error) }, { cause: error });
  }
}

/** npm runs the command in the package's folder; a relative path means the folder that npm was called in. */
function fileOf(given: string): string {
  if (given) return path.resolve(process.env.INIT_CWD ?? '.', given);
  throw new CodedError('COMMAND_REFUSED', { command: 'backup or restore', reason: 'it needs a file' });
}
