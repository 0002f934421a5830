import { setTimeout as delay } from 'node:timers/promises';
import type { LiveSet } from '@stadtraum/contracts/live-set';
import type { Envelope } from '@stadtraum/contracts/registry-api';
import type { RegistryKey } from '../../identity/registry-key.ts';
import type { LiveSetStore, NewLiveSet, SwitchRecord } from '../live-set-store.ts';
import type { NewLogEntry } from '../release-log.ts';
import type { StoreLog } from '../store-log.ts';
import {
  encodeLiveSet,
  makeLiveSet,
  newestUsable,
  readLiveSet,
  type SignedLiveSet,
  type UsabilityCheck,
} from '../stored-live-set.ts';
import { type Connection, isUnavailable } from './connection.ts';
import type { LocalRollbacks } from './local-rollbacks.ts';
import { addToLog } from './postgres-log.ts';
import { writeReport } from './postgres-reports.ts';
import type { Queries } from './queries.ts';

interface LiveSetOptions {
  key: RegistryKey;
  local: LocalRollbacks;
  isUsable: UsabilityCheck;
  log: StoreLog;
}

/** Milliseconds between two attempts to store local rollbacks in the database. */
const STORE_LOCAL_EVERY_MS = 1000;

/**
 * Stores live sets in PostgreSQL: the one with the highest sequence is current. Keeps all in memory. A rollback while the database is
 * unavailable is kept on the local disk until the database has it.
 */
export class PostgresLiveSets implements LiveSetStore {
  readonly #connection: Connection;
  readonly #options: LiveSetOptions;
  /** Newest first; the first is the current one. */
  #history: SignedLiveSet[] = [];
  #highestSequence = 0;

  private constructor(connection: Connection, options: LiveSetOptions) {
    this.#connection = connection;
    this.#options = options;
  }

  /**
   * Reads all sets. Damaged sets and sets that `key` did not sign are reported and skipped; the newest usable set is then current.
   * Sets that were signed with an earlier key are signed again.
   *
   * @throws CodedError REGISTRY_STORE_UNAVAILABLE
   */
  static async open(connection: Connection, options: LiveSetOptions): Promise<PostgresLiveSets> {
    const store = new PostgresLiveSets(connection, options);
    await store.#storeLocal();
    await store.#readAll();
    connection.onRegained(() => store.#readAll());
    return store;
  }

  current(): LiveSet | undefined {
    return this.#history[0]?.set;
  }

  history(): readonly LiveSet[] {
    return this.#history.map(({ set }) => set);
  }

  find(id: string): LiveSet | undefined {
    return this.#find(id)?.set;
  }

  envelopeOf(id: string): Envelope | undefined {
    return this.#find(id)?.envelope;
  }

  async append(
    { minSequence = 0, ...content }: NewLiveSet,
    sign: (set: LiveSet) => Envelope,
    recordOf: (set: LiveSet) => SwitchRecord,
  ): Promise<LiveSet> {
    // Also after a failure: the database may have stored the set whose answer was lost.
    this.#highestSequence = Math.max(this.#highestSequence + 1, minSequence);
    const signed = makeLiveSet(content, this.#highestSequence, sign);
    const { entry, report } = recordOf(signed.set);
    try {
      await this.#storeLocal();
      await this.#connection.change(async (queries) => {
        await insertLiveSet(queries, signed);
        if (report) await writeReport(queries, report);
        await addToLog(queries, entry);
      });
      this.#history.unshift(signed);
    } catch (error) {
      if (content.restores !== undefined && isUnavailable(error)) await this.#keepLocal(signed, entry);
      // The set is live if only the answer to `commit` was lost.
      else if (!(await this.#isStored(signed.set.id))) throw error;
    }
    return signed.set;
  }

  async #isStored(id: string): Promise<boolean> {
    await this.#readAll().catch(() => undefined);
    return this.#find(id) !== undefined;
  }

  async #keepLocal(signed: SignedLiveSet, entry: NewLogEntry): Promise<void> {
    const { local, log } = this.#options;
    await local.replace([...local.all, { signed, entry: { at: signed.set.createdAt, ...entry } }]);
    this.#history.unshift(signed);
    const { id } = signed.set;
    log.warn({ liveSet: id }, `live set ${id} is kept on the local disk until the database is available`);
    void this.#storeLocalSoon();
  }

  async #storeLocalSoon(): Promise<void> {
    while (this.#options.local.all.length > 0 && !this.#connection.isClosed) {
      await delay(STORE_LOCAL_EVERY_MS, undefined, { ref: false });
      await this.#storeLocal().catch(() => undefined);
    }
  }

  /**
   * Stores local rollbacks with their log entries, unless the database has them because only the answer to `commit` was lost. If another
   * registry has used a sequence meanwhile, its live set stays.
   */
  async #storeLocal(): Promise<void> {
    const { local } = this.#options;
    if (local.all.length === 0) return;
    await this.#connection.change(async (queries) => {
      for (const { signed, entry } of local.all) {
        const { id, sequence } = signed.set;
        const { rows } = await queries.query<{ id: string }>(
          'select id from registry.live_sets where id = $1 or sequence = $2',
          [id, sequence],
        );
        if (rows.some((row) => row.id === id)) continue;
        if (rows.length === 0) await insertLiveSet(queries, signed);
        await addToLog(queries, entry);
      }
    });
    await local.replace([]);
  }

  #find(id: string): SignedLiveSet | undefined {
    return this.#history.find(({ set }) => set.id === id);
  }

  async #readAll(): Promise<void> {
    const { rows } = await this.#connection.read((queries) =>
      queries.query<{ id: string; sequence: number; text: string }>(
        'select id, sequence, live_set::text as text from registry.live_sets order by sequence desc',
      ),
    );
    const read = rows.flatMap(({ id, text }) => readLiveSet(text, id, this.#options) ?? []);
    const local = this.#missingIn(rows);
    const sets = [...local, ...read.map(({ signed }) => signed)];
    await this.#store(read.flatMap(({ signed, signedAgain }) => (signedAgain ? [signed] : [])));
    const current = await newestUsable(sets, this.#options);
    this.#history = current ? sets.slice(sets.indexOf(current)) : [];
    const newest = local[0]?.set ?? rows[0];
    this.#highestSequence = Math.max(this.#highestSequence, newest?.sequence ?? 0);
    if (newest === undefined || newest.id === current?.set.id) return;
    const result = current ? `live set ${current.set.id} is used instead` : 'no stored live set is usable';
    const liveSet = current?.set.id;
    this.#options.log.warn(
      { code: 'LIVE_SET_INVALID', liveSet },
      `live set ${newest.id} is unusable; ${result}`,
    );
  }

  /** Local rollbacks that are not among these rows, newest first. */
  #missingIn(rows: readonly { id: string }[]): SignedLiveSet[] {
    const stored = new Set(rows.map(({ id }) => id));
    return this.#options.local.all
      .map(({ signed }) => signed)
      .filter(({ set }) => !stored.has(set.id))
      .reverse();
  }

  async #store(sets: readonly SignedLiveSet[]): Promise<void> {
    if (sets.length === 0) return;
    await this.#connection.change(async (queries) => {
      for (const signed of sets) {
        const parameters = [signed.set.id, encodeLiveSet(signed)];
        await queries.query('update registry.live_sets set live_set = $2 where id = $1', parameters);
      }
    });
  }
}

export async function insertLiveSet(queries: Queries, signed: SignedLiveSet): Promise<void> {
  await queries.query('insert into registry.live_sets (sequence, id, live_set) values ($1, $2, $3)', [
    signed.set.sequence,
    signed.set.id,
    encodeLiveSet(signed),
  ]);
}
