import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type CodedError, errorCode, reasonOf } from '@stadtraum/contracts/errors';
import { parseJson } from '@stadtraum/server-base/http-client';
import { openExisting } from '../kernel/database/open-database.ts';
import { apiError } from '../kernel/errors.ts';
import {
  checkSeal,
  copyKeys,
  copyRegistry,
  DATABASE_ARCHIVE,
  PARTS,
  type Part,
  partsIn,
  placeRegistry,
  seal,
} from './backup-files.ts';
import { backUp, NOT_EMBEDDED } from './backup-route.ts';
import type { CommandSettings } from './command-settings.ts';
import { countSubmissions } from './database-status.ts';
import { fileArgument } from './file-argument.ts';
import { reachSite } from './reach-site.ts';
import type { SiteServer } from './site-server.ts';

type Report = (line: string) => void;

/**
 * Writes a backup into a new folder; the site may be running. The database is read through the content API then.
 *
 * @param parameters path of the folder, see `fileArgument`, and the parts. @default database and registry
 * @param report see `reachSite`
 * @throws COMMAND_REFUSED, and what `reachSite` throws
 */
export async function backUpTo(
  settings: CommandSettings,
  [target = '', ...names]: string[],
  report: Report,
): Promise<{ folder: string; parts: Part[]; bytes: number }> {
  const folder = fileArgument('backup', target);
  const parts = readParts('backup', names) ?? ['database', 'registry'];
  requireOwnFiles('backup', settings, parts);
  if (existsSync(folder)) throw refused('backup', `${folder} exists`);
  // The folder is renamed once it is complete, so that an interrupted backup does not look like a valid one.
  const unfinished = `${folder}.unfinished`;
  try {
    await rm(unfinished, { recursive: true, force: true });
    if (parts.includes('database')) await backUpDatabase(settings, unfinished, report);
    else report(`Site ${settings.mail.siteUrl}, ${settings.siteDirectory}`);
    if (parts.includes('registry')) await copyRegistry(settings.siteDirectory, unfinished);
    if (parts.includes('keys')) await copyKeys(settings.siteDirectory, unfinished);
    const present = partsIn(unfinished);
    const missing = parts.filter((part) => !present.includes(part));
    if (missing.length > 0) throw refused('backup', `${settings.siteDirectory} has no ${listOf(missing)}`);
    const bytes = await seal(unfinished);
    await rename(unfinished, folder);
    return { folder, parts, bytes };
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    if (errorCode(error) !== undefined) throw error;
    throw refused('backup', `${folder} cannot be written: ${reasonOf(error)}`, error);
  }
}

/**
 * Restores parts of a backup into a data directory that has none of them: nothing is ever replaced. The whole backup is checked first.
 *
 * @param parameters path of the backup, and the parts. @default all parts of the backup
 * @throws COMMAND_REFUSED, DATABASE_SCHEMA_NEWER, DATABASE_OTHER_POSTGRESQL; DATABASE_LOCKED while the site runs
 */
export async function restoreFrom(
  settings: CommandSettings,
  [source = '', ...names]: string[],
  report: Report,
): Promise<{ folder: string; parts: Part[] }> {
  const folder = fileArgument('restore', source);
  const { siteDirectory, dataDirectory } = settings;
  try {
    await checkSeal(folder);
    const present = partsIn(folder);
    const parts = readParts('restore', names) ?? present;
    requireOwnFiles('restore', settings, parts);
    const missing = parts.filter((part) => !present.includes(part));
    if (missing.length > 0) throw refused('restore', `${folder} has no ${listOf(missing)}`);
    report(`Site ${settings.mail.siteUrl}, ${siteDirectory}`);
    await refuseToReplace(settings, parts);
    if (parts.includes('database')) {
      const { restoreEmbedded } = await import('../kernel/database/restore.ts');
      await restoreEmbedded(dataDirectory, path.join(folder, DATABASE_ARCHIVE));
    }
    if (parts.includes('registry')) await placeRegistry(folder, siteDirectory);
    if (parts.includes('keys')) await copyKeys(folder, siteDirectory);
    return { folder, parts };
  } catch (error) {
    if (errorCode(error) !== undefined) throw error;
    throw refused('restore', `${folder}: ${reasonOf(error).replace(/\.$/, '')}`, error);
  }
}

async function backUpDatabase(settings: CommandSettings, to: string, report: Report): Promise<void> {
  const bytes = await reachSite(settings, report, {
    throughServer: backUpThroughServer,
    directly: backUp,
    anySchema: true,
  });
  const archive = path.join(to, DATABASE_ARCHIVE);
  await mkdir(path.dirname(archive), { recursive: true, mode: 0o700 });
  await writeFile(archive, bytes, { mode: 0o600 });
}

async function backUpThroughServer({ url, post }: SiteServer): Promise<Uint8Array> {
  const { status, bytes } = await post('/backup');
  if (status === 200) return bytes;
  const { message = `${url} returned status ${status}` } = parseJson(bytes) as { message?: string };
  throw refused('backup', message.replace(/^backup: |\.$/g, ''));
}

/** @throws COMMAND_REFUSED that says what would be lost */
async function refuseToReplace(settings: CommandSettings, parts: readonly Part[]): Promise<void> {
  const { siteDirectory } = settings;
  const present = partsIn(siteDirectory).filter((part) => parts.includes(part));
  if (present.length === 0) return;
  const found = await Promise.all(
    present.map(async (part) =>
      part === 'database' ? `${part} (${await describeDatabase(settings)})` : part,
    ),
  );
  const reason = `${siteDirectory} already has ${found.join(' and ')}`;
  throw refused('restore', `${reason}; move this away, or use another DATA_DIRECTORY`);
}

/** @throws DATABASE_LOCKED */
async function describeDatabase(settings: CommandSettings): Promise<string> {
  const database = await openExisting(settings).catch((error) => {
    if (errorCode(error) === 'DATABASE_LOCKED') throw error;
  });
  try {
    const counts = await database?.read(countSubmissions).catch(() => undefined);
    // A schema of another version may lack these tables.
    if (!counts) return 'its content is unknown';
    const { forms, subscriptions } = counts;
    return `forms: ${forms}, subscriptions: ${subscriptions.confirmed + subscriptions.unconfirmed}`;
  } finally {
    await database?.close();
  }
}

/** @throws COMMAND_REFUSED */
function readParts(command: string, names: readonly string[]): Part[] | undefined {
  const unknown = names.find((name) => !PARTS.some((part) => part === name));
  if (unknown !== undefined)
    throw refused(command, `${unknown} is no part of a backup; the parts are ${PARTS.join(', ')}`);
  return names.length > 0 ? PARTS.filter((part) => names.includes(part)) : undefined;
}

/** @throws COMMAND_REFUSED if a part is in PostgreSQL */
function requireOwnFiles(command: string, { databaseUrl }: CommandSettings, parts: readonly Part[]): void {
  if (databaseUrl && parts.some((part) => part !== 'keys')) throw refused(command, NOT_EMBEDDED);
}

function listOf(parts: readonly Part[]): string {
  return parts.join(' and ');
}

function refused(command: string, reason: string, cause?: unknown): CodedError {
  return apiError('COMMAND_REFUSED', { command, reason }, { cause });
}
