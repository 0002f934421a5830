import type { LiveSet } from '@stadtraum/contracts/live-set';
import type { Envelope } from '@stadtraum/contracts/registry-api';
import type { RegistryKey } from '../../identity/registry-key.ts';
import type { LiveSetStore, NewLiveSet, SwitchRecord } from '../live-set-store.ts';
import type { StoreLog } from '../store-log.ts';
import {
  encodeLiveSet,
  makeLiveSet,
  newestUsable,
  readLiveSet,
  type SignedLiveSet,
  type UsabilityCheck,
} from '../stored-live-set.ts';
import type { Connection } from './connection.ts';
import { addToLog } from './postgres-log.ts';
import { writeReport } from './postgres-reports.ts';
import type { Queries } from './queries.ts';

interface LiveSetOptions {
  key: RegistryKey;
  isUsable: UsabilityCheck;
  log: StoreLog;
}

/** Stores live sets in PostgreSQL: the one with the highest sequence is current. Keeps all in memory. */
export class PostgresLiveSets implements LiveSetStore {
  readonly #connection: Connection;
  readonly #options: LiveSetOptions;
  /** Newest first; the first is the current one. */
  #history: SignedLiveSet[] = [];

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
    const change = this.#connection.change(async (queries) => {
      const { rows } = await queries.query<{ highest: number }>(
        'select coalesce(max(sequence), 0) as highest from registry.live_sets',
      );
      const next = makeLiveSet(content, Math.max((rows[0]?.highest ?? 0) + 1, minSequence), sign);
      const { entry, report } = recordOf(next.set);
      await insertLiveSet(queries, next);
      if (report) await writeReport(queries, report);
      await addToLog(queries, entry);
      return next;
    });
    const signed = await change.catch(async (error: unknown) => {
      // The set is live if only the answer to `commit` was lost.
      await this.#readAll().catch(() => undefined);
      throw error;
    });
    this.#history.unshift(signed);
    return signed.set;
  }

  #find(id: string): SignedLiveSet | undefined {
    return this.#history.find(({ set }) => set.id === id);
  }

  async #readAll(): Promise<void> {
    const { rows } = await this.#connection.read((queries) =>
      queries.query<{ id: string; text: string }>(
        'select id, live_set::text as text from registry.live_sets order by sequence desc',
      ),
    );
    const read = rows.flatMap(({ id, text }) => readLiveSet(text, id, this.#options) ?? []);
    const sets = read.map(({ signed }) => signed);
    await this.#store(read.flatMap(({ signed, signedAgain }) => (signedAgain ? [signed] : [])));
    const current = await newestUsable(sets, this.#options);
    this.#history = current ? sets.slice(sets.indexOf(current)) : [];
    const [newest] = rows;
    if (newest === undefined || newest.id === current?.set.id) return;
    const result = current ? `live set ${current.set.id} is used instead` : 'no stored live set is usable';
    const liveSet = current?.set.id;
    this.#options.log.warn(
      { code: 'LIVE_SET_INVALID', liveSet },
      `live set ${newest.id} is unusable; ${result}`,
    );
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
