import type { LiveSet } from '@stadtraum/contracts/live-set';
import { type Envelope, LIVE_SET_PAYLOAD } from '@stadtraum/contracts/registry-api';
import type { RegistryKey } from '../../identity/registry-key.ts';
import type { UsabilityCheck } from '../disk/disk-live-sets.ts';
import { decodeLiveSet, encodeLiveSet, idOf, type SignedLiveSet } from '../disk/live-set-file.ts';
import type { StoreLog } from '../disk/store-log.ts';
import type { LiveSetStore, NewLiveSet } from '../live-set-store.ts';
import type { Connection } from './connection.ts';
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
    { reason, releases, restores, minSequence = 0 }: NewLiveSet,
    sign: (set: LiveSet) => Envelope,
  ): Promise<LiveSet> {
    const signed = await this.#connection.change(async (queries) => {
      const { rows } = await queries.query<{ highest: number }>(
        'select coalesce(max(sequence), 0) as highest from registry.live_sets',
      );
      const content = {
        sequence: Math.max((rows[0]?.highest ?? 0) + 1, minSequence),
        createdAt: new Date().toISOString(),
        reason,
        releases,
        ...(restores !== undefined && { restores }),
      };
      const set: LiveSet = { id: idOf(content), ...content };
      const next = { set, envelope: sign(set) };
      await insertLiveSet(queries, next);
      return next;
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
    const sets = rows.flatMap(({ id, text }) => this.#decode(id, text) ?? []);
    const current = await this.#newestUsable(sets);
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

  #decode(id: string, text: string): SignedLiveSet | undefined {
    const { key, log } = this.#options;
    const decoded = decodeLiveSet(text, id, key);
    if ('code' in decoded) {
      const problem = decoded.code === 'LIVE_SET_INVALID' ? 'is damaged' : 'is not signed by this registry';
      log.warn({ code: decoded.code, liveSet: id }, `live set ${id} ${problem}`);
      return undefined;
    }
    const { set, envelope, signAgain } = decoded;
    return { set, envelope: envelope && !signAgain ? envelope : key.sign(LIVE_SET_PAYLOAD, set) };
  }

  async #newestUsable(sets: readonly SignedLiveSet[]): Promise<SignedLiveSet | undefined> {
    for (const signed of sets) {
      if (await this.#options.isUsable(signed.set)) return signed;
      const { id } = signed.set;
      this.#options.log.warn(
        { code: 'LIVE_SET_INVALID', liveSet: id },
        `live set ${id} has missing or damaged releases`,
      );
    }
    return undefined;
  }
}

export async function insertLiveSet(queries: Queries, signed: SignedLiveSet): Promise<void> {
  await queries.query('insert into registry.live_sets (sequence, id, live_set) values ($1, $2, $3)', [
    signed.set.sequence,
    signed.set.id,
    encodeLiveSet(signed),
  ]);
}
