import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  postgresqlProblem,
  startPostgresql,
  type TestPostgresql,
} from '@stadtraum/server-base/testing/postgresql';
import type { RegistryKey } from '../identity/registry-key.ts';
import { openDiskStore } from '../store/disk/open-disk-store.ts';
import { openPostgresStore } from '../store/postgres/open-postgres-store.ts';
import type { RegistryStore } from '../store/registry-store.ts';

/** A store in a new directory or database. */
export interface TestStore extends RegistryStore {
  key: RegistryKey;
  /** Directory of the registry, with its key. */
  directory: string;
  /** Messages that the store has logged. */
  warnings: string[];
  /** Opens it again after it was closed. */
  reopen(): Promise<TestStore>;
}

export type OpenNewStore = () => Promise<TestStore>;

/** Runs the same tests on the store on disk and on a real PostgreSQL; warns where PostgreSQL is unavailable. */
export function describeOnBothStores(title: string, tests: (openStore: OpenNewStore) => void): void {
  const directories: string[] = [];
  const opened: TestStore[] = [];
  const newDirectory = async () => {
    const directory = await mkdtemp(join(tmpdir(), 'registry-store-'));
    directories.push(directory);
    return directory;
  };
  afterEach(async () => {
    for (const store of opened.splice(0)) await store.close();
    for (const directory of directories.splice(0)) await rm(directory, { recursive: true });
  });
  const track = (store: TestStore) => {
    opened.push(store);
    return store;
  };

  describe(`${title}, on disk`, () =>
    tests(async () => {
      const directory = await newDirectory();
      return open({ directory, openStore: (log) => openDiskStore(directory, log) }, track);
    }));

  const problem = postgresqlProblem();
  if (problem !== undefined) {
    process.stderr.write(`\n!!! NOT TESTED ON POSTGRESQL: ${title}. Reason: ${problem}.\n\n`);
    return;
  }
  describe(`${title}, on PostgreSQL`, () => {
    let postgresql: TestPostgresql;
    beforeAll(async () => {
      postgresql = await startPostgresql();
    });
    afterAll(() => postgresql.stop());
    tests(async () => {
      const [url, directory] = [await postgresql.makeDatabase(), await newDirectory()];
      const onSuperseded = (error: Error) => Promise.reject(error);
      return open(
        { directory, openStore: (log) => openPostgresStore({ url, directory, log, onSuperseded }) },
        track,
      );
    });
  });
}

type Log = Parameters<typeof openPostgresStore>[0]['log'];

interface Place {
  directory: string;
  openStore: (log: Log) => Promise<{ store: RegistryStore; key: RegistryKey }>;
}

async function open(place: Place, track: (store: TestStore) => TestStore): Promise<TestStore> {
  const warnings: string[] = [];
  const { store, key } = await place.openStore(recordTo(warnings));
  let closed: Promise<void> | undefined;
  const close = () => {
    closed ??= store.close();
    return closed;
  };
  const reopen = async () => {
    await close();
    return open(place, track);
  };
  return track({ ...store, key, directory: place.directory, warnings, close, reopen });
}

/** A log that keeps its warnings. */
export function recordTo(warnings: string[]): Log {
  return {
    warn: (_details: unknown, message?: string) => void warnings.push(message ?? ''),
    info: () => undefined,
  } as Log;
}
