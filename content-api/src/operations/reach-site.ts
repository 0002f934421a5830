import { setTimeout as delay } from 'node:timers/promises';
import { type CodedError, errorCode } from '@stadtraum/contracts/errors';
import { postgresqlName } from '@stadtraum/server-base/database-url';
import type { Database } from '../kernel/database/database.ts';
import { embeddedName } from '../kernel/database/database-name.ts';
import { openExisting } from '../kernel/database/open-database.ts';
import { readSchemaState, requireSameSchema } from '../kernel/database/schema-state.ts';
import { readSiteId } from '../kernel/database/site-id.ts';
import { apiError } from '../kernel/errors.ts';
import type { CommandSettings } from './command-settings.ts';
import { findServer, readIdentity, type SiteServer } from './site-server.ts';

/** How long to wait for a content API that is starting, in milliseconds. */
const START_TIMEOUT_MS = 8000;

/** Work of a command, in two variants. */
export interface SiteWork<T> {
  /** Through the running content API, which has opened the database. */
  throughServer(server: SiteServer): Promise<T>;
  /** On the database of a stopped site. */
  directly(database: Database): Promise<T>;
  /** Whether it supports schemas of other versions. @default false */
  anySchema?: boolean;
}

/**
 * Runs a command on the configured site: through the content API if it is running, else directly on the database, which must
 * exist (OP1).
 *
 * @param report receives one line that names the site and the database, before anything is done
 * @throws DATABASE_MISSING, DATABASE_MISMATCH, DATABASE_LOCKED, DATABASE_SCHEMA_NEWER, DATABASE_SCHEMA_OLDER,
 *   DATABASE_UNAVAILABLE, CONTENT_UNAVAILABLE
 */
export async function reachSite<T>(
  settings: CommandSettings,
  report: (line: string) => void,
  work: SiteWork<T>,
): Promise<T> {
  const server = await findServer(settings);
  if (server) return runThroughServer(settings, server, report, work);
  let database: Database;
  try {
    database = await openExisting(settings);
  } catch (error) {
    if (errorCode(error) === 'DATABASE_MISSING') throw await withHint(error as CodedError, settings);
    if (errorCode(error) !== 'DATABASE_LOCKED') throw error;
    const starting = await waitForServer(settings);
    if (!starting) throw error;
    return runThroughServer(settings, starting, report, work);
  }
  try {
    if (!work.anySchema) requireSameSchema(await database.read(readSchemaState), database.name);
    report(`Site ${settings.mail.siteUrl}, ${database.name}`);
    return await work.directly(database);
  } finally {
    await database.close();
  }
}

async function runThroughServer<T>(
  settings: CommandSettings,
  server: SiteServer,
  report: (line: string) => void,
  work: SiteWork<T>,
): Promise<T> {
  const { identity, url } = server;
  await requireSameDatabase(settings, server);
  report(`Site ${identity.site}, ${identity.database.name}, through the content API at ${url}`);
  return work.throughServer(server);
}

/** @throws DATABASE_MISMATCH */
async function requireSameDatabase(settings: CommandSettings, { url, identity }: SiteServer): Promise<void> {
  const { kind, name, siteId } = identity.database;
  const isSame = settings.databaseUrl
    ? kind === 'postgresql' && siteId === (await siteIdOf(settings))
    : kind === 'embedded';
  if (isSame) return;
  const ours = settings.databaseUrl
    ? postgresqlName(settings.databaseUrl)
    : embeddedName(settings.dataDirectory);
  throw apiError('DATABASE_MISMATCH', { url, theirs: name, ours });
}

async function siteIdOf(settings: CommandSettings): Promise<string | undefined> {
  const database = await openExisting(settings);
  try {
    return await database.read(readSiteId);
  } finally {
    await database.close();
  }
}

async function waitForServer(settings: CommandSettings): Promise<SiteServer | undefined> {
  const end = performance.now() + START_TIMEOUT_MS;
  while (performance.now() < end) {
    await delay(200);
    const server = await findServer(settings);
    if (server) return server;
  }
  return undefined;
}

/** Adds the site that runs on the usual port to the error, since its settings were probably not passed to the command. */
async function withHint(error: CodedError, { port }: CommandSettings): Promise<CodedError> {
  const url = `http://127.0.0.1:${port}`;
  const identity = await readIdentity(url);
  if (!identity) return error;
  const hint = `the content API at ${url} uses the ${identity.database.name}`;
  const { database = '', reason = '' } = error.details;
  return apiError('DATABASE_MISSING', { database, reason: `${reason}; ${hint}` }, { cause: error });
}
