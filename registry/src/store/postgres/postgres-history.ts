import type { HistoryEntry, HistoryStore } from '../history-store.ts';
import type { Connection } from './connection.ts';
import type { Queries } from './queries.ts';

/** Stores each entry as a row, and each model as another. */
export class PostgresHistory implements HistoryStore {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** @throws CodedError REGISTRY_STORE_UNAVAILABLE */
  async read(): Promise<HistoryEntry[]> {
    const { rows } = await this.#connection.read((queries) =>
      queries.query<{ entry: HistoryEntry }>('select entry from registry.history order by number'),
    );
    return rows.map(({ entry }) => entry);
  }

  /** @throws CodedError REGISTRY_STORE_UNAVAILABLE */
  async add(entry: HistoryEntry, models: ReadonlyMap<string, Buffer> = new Map()): Promise<void> {
    await this.#connection.change((queries) => insertEntry(queries, entry, models));
  }

  /** @throws CodedError REGISTRY_STORE_UNAVAILABLE */
  async model(hash: string): Promise<Buffer | undefined> {
    const { rows } = await this.#connection.read((queries) =>
      queries.query<{ model: Buffer }>('select model from registry.history_models where hash = $1', [hash]),
    );
    return rows[0]?.model;
  }

  /** @throws CodedError REGISTRY_STORE_UNAVAILABLE */
  async remove(numbers: readonly number[], hashes: readonly string[]): Promise<void> {
    await this.#connection.change(async (queries) => {
      await queries.query('delete from registry.history where number = any($1)', [numbers]);
      await queries.query('delete from registry.history_models where hash = any($1)', [hashes]);
    });
  }
}

/** Inserts an entry and its models, or replaces those that are there. */
export async function insertEntry(
  queries: Queries,
  entry: HistoryEntry,
  models: ReadonlyMap<string, Buffer>,
): Promise<void> {
  for (const [hash, model] of models) await insertModel(queries, hash, model);
  await queries.query(
    'insert into registry.history (number, entry) values ($1, $2) on conflict (number) do update set entry = excluded.entry',
    [entry.number, JSON.stringify(entry)],
  );
}

export async function insertModel(queries: Queries, hash: string, model: Buffer): Promise<void> {
  await queries.query(
    'insert into registry.history_models (hash, model) values ($1, $2) on conflict (hash) do update set model = excluded.model',
    [hash, model],
  );
}
