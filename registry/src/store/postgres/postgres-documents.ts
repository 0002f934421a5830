import type { DocumentStore } from '../document-store.ts';
import type { NewLogEntry } from '../release-log.ts';
import type { Connection } from './connection.ts';
import { addToLog } from './postgres-log.ts';
import type { Queries } from './queries.ts';

/** Stores each document as a row. */
export class PostgresDocuments implements DocumentStore {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** @throws CodedError REGISTRY_STORE_UNAVAILABLE */
  async read(name: string): Promise<unknown> {
    const { rows } = await this.#connection.read((queries) =>
      queries.query<{ value: unknown }>('select value from registry.documents where name = $1', [name]),
    );
    return rows[0]?.value;
  }

  /** @throws CodedError REGISTRY_STORE_UNAVAILABLE */
  async write(name: string, value: unknown, entry?: NewLogEntry): Promise<void> {
    await this.#connection.change(async (queries) => {
      await writeDocument(queries, name, value);
      if (entry) await addToLog(queries, entry);
    });
  }
}

export async function writeDocument(queries: Queries, name: string, value: unknown): Promise<void> {
  await queries.query(
    'insert into registry.documents (name, value) values ($1, $2) on conflict (name) do update set value = excluded.value',
    [name, JSON.stringify(value)],
  );
}
