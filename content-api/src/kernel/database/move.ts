import { type CodedError, errorCode, reasonOf } from '@stadtraum/contracts/errors';
import { openSession } from '@stadtraum/server-base/database-session';
import { postgresqlName } from '@stadtraum/server-base/database-url';
import { lockDirectory } from '@stadtraum/server-base/directory-lock';
import pg from 'pg';
import { apiError } from '../errors.ts';
import { openCluster } from './cluster.ts';
import {
  copyTable,
  listTables,
  type QueryClient,
  queryRows,
  readSequences,
  readTable,
  setSequences,
  type TableContent,
} from './copy-tables.ts';
import { databaseLocked, databaseUnavailable } from './database.ts';
import { embeddedName } from './database-name.ts';
import { clusterPath } from './embedded.ts';
import { prepareTarget } from './move-target.ts';
import { markMoved, refuseMoved } from './moved-marker.ts';
import { readSchemaState, requireSameSchema } from './schema-state.ts';

/** Timeouts in milliseconds, for statements with many rows. `query_timeout` applies even if the server stops responding. */
const LIMITS = { connectionTimeoutMillis: 5000, query_timeout: 125_000 };
const STATEMENT_MS = 120_000;
/** Otherwise the text of instants would depend on the session. */
const IN_UTC = "set time zone 'UTC'";

export interface MoveResult {
  target: string;
  tables: TableContent[];
  /** Whether the data had already been transferred by an earlier move whose response was lost. */
  repeated: boolean;
}

/**
 * Moves all data from an embedded database to PostgreSQL in one transaction, and compares every table and sequence before
 * the commit, so that all data is moved or none (OP7). The embedded database is kept; a marker beside it prevents the site from
 * using it again.
 *
 * @param directory the embedded database's directory; no content API may be using it
 * @param url URL of a PostgreSQL database without visitors' data
 * @param replaceable see `prepareTarget`
 * @throws DATABASE_LOCKED, DATABASE_MOVED, DATABASE_SCHEMA_NEWER, DATABASE_SCHEMA_OLDER, COMMAND_REFUSED; nothing was moved
 *   unless the reason says otherwise
 */
export async function moveToPostgresql(
  directory: string,
  url: string,
  replaceable: readonly string[],
  now: Date,
): Promise<MoveResult> {
  await refuseMoved(directory);
  const target = postgresqlName(url);
  const lock = await lockDirectory(directory, () => databaseLocked(directory));
  try {
    const source = await openCluster(clusterPath(directory));
    try {
      requireSameSchema(await readSchemaState(source.database), embeddedName(directory));
      const moved = await copyToPostgresql(source.client, url, { target, replaceable });
      await markMoved(directory, { target, time: now.toISOString() }).catch((error: unknown) => {
        throw new Error(`all data was moved, but the marker could not be written: ${reasonOf(error)}`);
      });
      return { target, ...moved };
    } finally {
      await source.client.close();
    }
  } catch (error) {
    if (errorCode(error) !== undefined) throw error;
    const reason = reasonOf(error).replace(/\.$/, '');
    throw apiError('COMMAND_REFUSED', { command: 'move-to-postgresql', reason }, { cause: error });
  } finally {
    await lock.release();
  }
}

async function copyToPostgresql(
  source: QueryClient,
  url: string,
  { target, replaceable }: { target: string; replaceable: readonly string[] },
): Promise<Omit<MoveResult, 'target'>> {
  const config = { connectionString: url, application_name: 'content-api move', keepAlive: true, ...LIMITS };
  const create = () => {
    const created = new pg.Client(config);
    // A broken connection is reported twice: to the running query, which throws, and as an event.
    created.on('error', () => undefined);
    return created;
  };
  let client: pg.Client | undefined;
  try {
    client = await openSession(create, { name: target, statementMs: STATEMENT_MS });
    await queryRows(source, IN_UTC);
    await queryRows(client, IN_UTC);
    await queryRows(source, 'begin transaction isolation level repeatable read read only');
    const tables = await readAllTables(source);
    if (await isCopy(source, client, tables)) return { tables, repeated: true };
    await queryRows(client, 'begin');
    await prepareTarget(client, target, replaceable);
    for (const { name } of tables) await copyTable(source, client, name);
    const sequences = await readSequences(source);
    await setSequences(client, sequences);
    compare(tables, await readAllTables(client));
    compareSequences(sequences, await readSequences(client));
    await queryRows(client, 'commit').catch((error: unknown) => {
      throw new Error(`${reasonOf(error)}; run the command again to find out whether the data was moved`);
    });
    await queryRows(client, 'analyze').catch(() => undefined);
    return { tables, repeated: false };
  } catch (error) {
    if (errorCode(error) !== undefined) throw error;
    const { details } = databaseUnavailable(error) as CodedError;
    throw new Error(`${target}: ${details.reason}`, { cause: error });
  } finally {
    await queryRows(source, 'rollback').catch(() => undefined);
    await client?.end().catch(() => undefined);
  }
}

async function readAllTables(client: QueryClient): Promise<TableContent[]> {
  const contents: TableContent[] = [];
  for (const table of await listTables(client)) contents.push(await readTable(client, table));
  return contents;
}

/** Whether the target already contains exactly this data, because an earlier move was committed but its response was lost. */
async function isCopy(
  source: QueryClient,
  target: QueryClient,
  tables: readonly TableContent[],
): Promise<boolean> {
  const [found] = await queryRows<{ present: boolean }>(
    target,
    "select to_regclass('public.site') is not null as present",
  );
  if (!found?.present) return false;
  const id = 'select id::text from site';
  const [sourceSite] = await queryRows<{ id: string }>(source, id);
  const [targetSite] = await queryRows<{ id: string }>(target, id);
  if (!sourceSite || sourceSite.id !== targetSite?.id) return false;
  return JSON.stringify(await readAllTables(target)) === JSON.stringify(tables);
}

/** @throws Error */
function compare(source: readonly TableContent[], target: readonly TableContent[]): void {
  for (const table of source) {
    const copy = target.find(({ name }) => name === table.name);
    if (copy?.rows === table.rows && copy.hash === table.hash) continue;
    throw new Error(
      `the ${copy?.rows ?? 0} rows of table ${table.name} in the target differ from its ${table.rows} rows in the source`,
    );
  }
}

/** @throws Error */
function compareSequences(
  source: Readonly<Record<string, string | null>>,
  target: Readonly<Record<string, string | null>>,
): void {
  for (const [name, last] of Object.entries(source)) {
    if (target[name] !== last) throw new Error(`sequence ${name} is at ${target[name]} instead of ${last}`);
  }
}
