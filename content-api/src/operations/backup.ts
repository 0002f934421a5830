import { rename, rm, writeFile } from 'node:fs/promises';
import { type CodedError, reasonOf } from '@stadtraum/contracts/errors';
import { parseJson } from '@stadtraum/server-base/http-client';
import { embeddedName } from '../kernel/database/database-name.ts';
import { apiError } from '../kernel/errors.ts';
import { backUp, NOT_EMBEDDED } from './backup-route.ts';
import type { CommandSettings } from './command-settings.ts';
import { fileArgument } from './file-argument.ts';
import { reachSite } from './reach-site.ts';
import type { SiteServer } from './site-server.ts';

/**
 * Writes a backup of the embedded database, through the content API while the site runs.
 *
 * @param target path of the file, see `fileArgument`
 * @param report see `reachSite`
 * @throws COMMAND_REFUSED, and what `reachSite` throws
 */
export async function backUpTo(
  settings: CommandSettings,
  target: string,
  report: (line: string) => void,
): Promise<{ file: string; bytes: number }> {
  const file = fileArgument('backup', target);
  const bytes = await reachSite(settings, report, {
    throughServer: backUpThroughServer,
    directly: backUp,
    anySchema: true,
  });
  // The file is renamed once it is complete, so that an interrupted backup does not look like a valid one.
  const unfinished = `${file}.unfinished`;
  try {
    await writeFile(unfinished, bytes, { mode: 0o600 });
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw refused('backup', `${file} cannot be written: ${reasonOf(error)}`, error);
  }
  return { file, bytes: bytes.length };
}

/**
 * Replaces the embedded database with a backup.
 *
 * @throws COMMAND_REFUSED, DATABASE_SCHEMA_NEWER; DATABASE_LOCKED while the site runs
 */
export async function restoreFrom(
  settings: CommandSettings,
  source: string,
  report: (line: string) => void,
): Promise<{ restored: string; before: string | undefined }> {
  if (settings.databaseUrl) throw refused('restore', NOT_EMBEDDED);
  const file = fileArgument('restore', source);
  report(`Site ${settings.mail.siteUrl}, ${embeddedName(settings.dataDirectory)}`);
  const { restoreEmbedded } = await import('../kernel/database/restore.ts');
  return { restored: file, ...(await restoreEmbedded(settings.dataDirectory, file, new Date())) };
}

async function backUpThroughServer({ url, post }: SiteServer): Promise<Uint8Array> {
  const { status, bytes } = await post('/backup');
  if (status === 200) return bytes;
  const { message = `${url} returned status ${status}` } = parseJson(bytes) as { message?: string };
  throw refused('backup', message.replace(/^backup: |\.$/g, ''));
}

function refused(command: string, reason: string, cause?: unknown): CodedError {
  return apiError('COMMAND_REFUSED', { command, reason }, { cause });
}
