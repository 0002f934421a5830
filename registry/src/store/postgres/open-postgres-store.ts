import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { LiveSet } from '@stadtraum/contracts/live-set';
import { lockDirectory } from '@stadtraum/server-base/directory-lock';
import type { Logger } from '@stadtraum/server-base/logging';
import { registryError } from '../../errors.ts';
import { openRegistryKey, type RegistryKey } from '../../identity/registry-key.ts';
import { DiskReserve } from '../disk/disk-reserve.ts';
import type { RegistryStore } from '../registry-store.ts';
import { asStorageError } from '../storage-error.ts';
import { Connection } from './connection.ts';
import { importDiskStore } from './import-disk-store.ts';
import { LocalRollbacks } from './local-rollbacks.ts';
import { PostgresDocuments } from './postgres-documents.ts';
import { PostgresHistory } from './postgres-history.ts';
import { PostgresLiveSets } from './postgres-live-sets.ts';
import { PostgresLog } from './postgres-log.ts';
import { PostgresReleases } from './postgres-releases.ts';
import { PostgresReports } from './postgres-reports.ts';
import { ReleaseCache } from './release-cache.ts';

export interface PostgresStoreOptions {
  /** Result of `databaseUrl`. */
  url: string;
  /** Local directory of the registry: its key, and `cache/` with copies of releases. */
  directory: string;
  log: Pick<Logger, 'warn' | 'info'>;
  /** Called once if another registry has taken the store: this process must end. */
  onSuperseded: (error: Error) => void;
}

/**
 * Opens the store in a PostgreSQL database for this process only, and creates its tables if needed. An empty database gets the
 * content of a store on disk in `directory` (OP7).
 *
 * @throws CodedError REGISTRY_STORE_LOCKED, REGISTRY_STORE_UNAVAILABLE, REGISTRY_STORE_MOVED, REGISTRY_SCHEMA_NEWER,
 *   DATA_DIRECTORY_UNUSABLE, KEY_INVALID
 */
export async function openPostgresStore(
  options: PostgresStoreOptions,
): Promise<{ store: RegistryStore; key: RegistryKey }> {
  const { url, directory, log } = options;
  const closing: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const step of closing.reverse()) await step();
  };
  try {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    const connection = await Connection.open(url, options);
    closing.push(() => connection.close());
    const isEmpty = await importDiskStore(connection, directory, log);
    const lock = await lockDirectory(directory, () =>
      registryError('REGISTRY_STORE_LOCKED', { path: directory }),
    );
    closing.push(() => lock.release());
    const stored = await openRegistryKey(directory);
    // What a database holds was signed when it was stored; only a new registry has something to take over.
    const key = { ...stored, takesOver: stored.takesOver && isEmpty };
    const store = await readStore(connection, { key, directory, log });
    await key.save();
    const reserve = await DiskReserve.open(directory, log);
    closing.push(async () => reserve.close());
    const checkAvailable = async () => {
      await connection.checkAvailable();
      await reserve.fill();
    };
    const forRollback: RegistryStore['forRollback'] = (rollback) => reserve.use(rollback);
    return { store: { ...store, checkAvailable, forRollback, close }, key };
  } catch (error) {
    await close();
    throw asStorageError(error, directory);
  }
}

async function readStore(
  connection: Connection,
  { key, directory, log }: Pick<PostgresStoreOptions, 'directory' | 'log'> & { key: RegistryKey },
): Promise<Omit<RegistryStore, 'checkAvailable' | 'forRollback' | 'close'>> {
  const cache = new ReleaseCache(join(directory, 'cache'));
  const releases = await PostgresReleases.open(connection, { cache, key, log });
  const isUsable = (set: LiveSet) => releases.areComplete(set.releases);
  const local = await LocalRollbacks.open(directory);
  const liveSets = await PostgresLiveSets.open(connection, { isUsable, key, local, log });
  // A rollback that the database cannot help with needs copies of what was live before, also after a move or on a new machine.
  const recent = liveSets.history().slice(0, 2);
  await Promise.allSettled(recent.flatMap((set) => set.releases.map((live) => releases.directoryOf(live))));
  const releaseLog = await PostgresLog.open(connection, log);
  const documents = new PostgresDocuments(connection);
  const reports = new PostgresReports(connection);
  const history = new PostgresHistory(connection);
  const ports = { releases, liveSets, documents, reports, history, log: releaseLog };
  return { kind: 'postgresql', ...ports };
}
