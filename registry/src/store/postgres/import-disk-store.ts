import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { registryError } from '../../errors.ts';
import { readHead } from '../disk/log-lines.ts';
import { openDiskStore } from '../disk/open-disk-store.ts';
import type { HistoryStore } from '../history-store.ts';
import { EMPTY_LOG } from '../log-chain.ts';
import { MOVED_MARKER, markMoved, refuseMoved, wasMoved } from '../moved-marker.ts';
import type { RegistryStore } from '../registry-store.ts';
import type { StoreLog } from '../store-log.ts';
import type { Connection } from './connection.ts';
import { writeDocument } from './postgres-documents.ts';
import { insertEntry, insertModel } from './postgres-history.ts';
import { insertLiveSet } from './postgres-live-sets.ts';
import { insertLines } from './postgres-log.ts';
import type { Queries } from './queries.ts';
import { insertRelease } from './release-rows.ts';

/** Files beside the documents that are not documents. */
const OTHER_JSON = new Set([MOVED_MARKER, 'log-head.json', 'log-ahead.json']);

/**
 * Copies a store on disk into an empty database in one transaction: everything or nothing. The store on disk is kept and marked, so
 * that a later start without the database refuses it. Does nothing if the database has content, or if there is no store on disk.
 *
 * @returns whether the database is empty afterwards
 * @throws CodedError REGISTRY_STORE_MOVED if the store on disk was moved to another database; REGISTRY_STORE_LOCKED,
 *   REGISTRY_STORE_UNAVAILABLE
 */
export async function importDiskStore(
  connection: Connection,
  directory: string,
  log: StoreLog,
): Promise<boolean> {
  const isEmpty = await connection.read(isEmptyDatabase);
  if (!(await holdsStore(directory))) return isEmpty;
  if (!isEmpty) {
    if (!(await wasMoved(directory))) warnOfStoreLeftBehind(directory, connection, log);
    return false;
  }
  await refuseMoved(directory);
  const { store } = await openDiskStore(directory, log);
  try {
    await connection.change((queries) => copyStore(queries, store, directory));
  } finally {
    await store.close();
  }
  await markMoved(directory, { target: connection.name, time: new Date().toISOString() });
  return false;
}

async function isEmptyDatabase(queries: Queries): Promise<boolean> {
  const { rows } = await queries.query<{ empty: boolean }>(
    `select not exists (select 1 from registry.releases) and not exists (select 1 from registry.live_sets)
       and not exists (select 1 from registry.documents) as empty`,
  );
  return rows[0]?.empty ?? false;
}

/** Whether the directory has releases or live sets. */
async function holdsStore(directory: string): Promise<boolean> {
  const folders = await Promise.all(['releases', 'live-sets'].map((name) => list(join(directory, name))));
  return folders.some((names) => names.length > 0);
}

function warnOfStoreLeftBehind(directory: string, { name: database }: Connection, log: StoreLog): void {
  const { code, message, remedy } = registryError('REGISTRY_STORE_LEFT_BEHIND', {
    path: directory,
    database,
  });
  log.warn({ code, remedy }, message);
}

async function copyStore(queries: Queries, store: RegistryStore, directory: string): Promise<void> {
  const { releases, liveSets } = store;
  for (const release of releases.list()) {
    const record = join(directory, 'publications', release.name, `${release.version}.json`);
    const publication = JSON.parse(await readFile(record, 'utf8'));
    await insertRelease(queries, await releases.directoryOf(release), publication);
  }
  for (const set of liveSets.history()) {
    const envelope = liveSets.envelopeOf(set.id);
    if (envelope) await insertLiveSet(queries, { set, envelope });
  }
  for (const name of await list(directory)) {
    if (!name.endsWith('.json') || name.startsWith('.') || OTHER_JSON.has(name)) continue;
    const value = JSON.parse(await readFile(join(directory, name), 'utf8'));
    await writeDocument(queries, name.slice(0, -'.json'.length), value);
  }
  await copyHistory(queries, store.history);
  const text = await readFile(join(directory, 'log.jsonl'), 'utf8');
  const head = await readHead(join(directory, 'log-head.json'));
  // The lines stay as they are, so that a change of the log is noticed after the move, too.
  await insertLines(queries, text.split('\n').slice(0, -1), EMPTY_LOG, head);
}

/** Copies one model at a time: all of them may take hundreds of megabytes. */
async function copyHistory(queries: Queries, history: HistoryStore): Promise<void> {
  for (const entry of await history.read()) {
    await insertEntry(queries, entry, new Map());
    for (const hash of entry.kind === 'content' ? Object.keys(entry.bytes) : []) {
      const model = await history.model(hash);
      if (model) await insertModel(queries, hash, model);
    }
  }
}

async function list(directory: string): Promise<string[]> {
  return readdir(directory).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return [];
    throw error;
  });
}
