import { mkdtemp, rm } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postgresqlProblem, sharedPostgresql } from '@stadtraum/server-base/testing/postgresql';
import pg from 'pg';
import type { RegistryKey } from '../identity/registry-key.ts';
import { openDiskStore } from '../store/disk/open-disk-store.ts';
import { openPostgresStore } from '../store/postgres/open-postgres-store.ts';
import type { RegistryStore } from '../store/registry-store.ts';
import { statesAfterKills } from './states-after-kills.ts';

/** A store in a new directory or database. */
export interface TestStore extends RegistryStore {
  key: RegistryKey;
  /** Directory of the registry, with its key. */
  directory: string;
  /** Messages that the store has logged. */
  warnings: string[];
  /**
   * What each kill during a change would leave, oldest first, then what the change leaves.
   *
   * @param look called with a store that holds it
   */
  afterKills<State>(change: (store: RegistryStore) => Promise<unknown>, look: Look<State>): Promise<State[]>;
  /** Opens it again after it was closed. */
  reopen(): Promise<TestStore>;
}

type Look<State> = (store: RegistryStore) => Promise<State>;

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
      const afterKills: AfterKills = async (store, change, look) => {
        const states = [];
        for (const copy of await statesAfterKills(directory, () => change(store))) {
          directories.push(copy);
          const { store: left } = await openDiskStore(copy, recordTo([]));
          states.push(await look(left));
          await left.close();
        }
        return states;
      };
      return open({ directory, openStore: (log) => openDiskStore(directory, log), afterKills }, track);
    }));

  const problem = postgresqlProblem();
  if (problem !== undefined) {
    process.stderr.write(`\n!!! NOT TESTED ON POSTGRESQL: ${title}. Reason: ${problem}.\n\n`);
    return;
  }
  describe(`${title}, on PostgreSQL`, () => {
    tests(async () => {
      const { makeDatabase } = await sharedPostgresql();
      const [url, directory] = [await makeDatabase(), await newDirectory()];
      const onSuperseded = (error: Error) => Promise.reject(error);
      return open(
        {
          directory,
          openStore: (log) => openPostgresStore({ url, directory, log, onSuperseded }),
          afterKills: afterFailedQueries,
        },
        track,
      );
    });
  });
}

type Log = Parameters<typeof openPostgresStore>[0]['log'];

type AfterKills = <State>(
  store: RegistryStore,
  change: (store: RegistryStore) => Promise<unknown>,
  look: Look<State>,
) => Promise<State[]>;

/** To the database, a killed registry is a connection that ends at a query. */
const afterFailedQueries: AfterKills = async (store, change, look) => {
  const states = [];
  const { query } = pg.Client.prototype;
  for (let last = 1, isDone = false; !isDone; last += 1) {
    let queries = 0;
    const spy = jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
      this: pg.Client & { connection: { stream: Socket } },
      ...parameters: unknown[]
    ) {
      queries += 1;
      if (queries === last) this.connection.stream.destroy();
      return (query as (...all: unknown[]) => unknown).apply(this, parameters);
    } as never);
    isDone = await change(store).then(
      () => queries < last,
      () => false,
    );
    spy.mockRestore();
    states.push(await look(store));
  }
  return states;
};

interface Place {
  directory: string;
  openStore: (log: Log) => Promise<{ store: RegistryStore; key: RegistryKey }>;
  afterKills: AfterKills;
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
  const afterKills: TestStore['afterKills'] = (change, look) => place.afterKills(store, change, look);
  return track({ ...store, key, directory: place.directory, warnings, afterKills, close, reopen });
}

/** A log that keeps its warnings. */
export function recordTo(warnings: string[]): Log {
  return {
    warn: (_details: unknown, message?: string) => void warnings.push(message ?? ''),
    info: () => undefined,
  } as Log;
}
