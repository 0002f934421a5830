import type { LogEntry, LogPage } from '@stadtraum/contracts/registry-api';
import { registryError } from '../../errors.ts';
import {
  ChainCheck,
  EMPTY_LOG,
  encodeEntry,
  isSameHead,
  type LogHead,
  previousHash,
  readPage,
} from '../log-chain.ts';
import type { LogRange, NewLogEntry, ReleaseLog } from '../release-log.ts';
import type { StoreLog } from '../store-log.ts';
import type { Connection } from './connection.ts';
import type { Queries } from './queries.ts';

/** Lines per query of a check. */
const BATCH = 1000;

/** The log in PostgreSQL: a row for each entry, which a trigger protects from changes, and the head of the chain. */
export class PostgresLog implements ReleaseLog {
  readonly #connection: Connection;

  private constructor(connection: Connection) {
    this.#connection = connection;
  }

  /**
   * A log that was changed is reported and continued, but never counts as intact again.
   *
   * @throws CodedError REGISTRY_STORE_UNAVAILABLE
   */
  static async open(connection: Connection, log: StoreLog): Promise<PostgresLog> {
    const opened = new PostgresLog(connection);
    if (!(await opened.isIntact())) {
      const { code, message, remedy } = registryError('LOG_DAMAGED', {
        path: `registry.log in the ${connection.name}`,
      });
      log.warn({ code, remedy }, message);
    }
    return opened;
  }

  append(entry: NewLogEntry): Promise<LogEntry> {
    return this.#connection.change((queries) => addToLog(queries, entry));
  }

  read({ limit, before }: LogRange): Promise<LogPage> {
    return this.#connection.read(async (queries) => {
      const { rows } = await queries.query<{ line: string }>(
        'select line from registry.log where $1::integer is null or number < $1 order by number desc limit $2',
        [before ?? null, limit],
      );
      const lines = rows.map(({ line }) => line).reverse();
      const { rows: newer } = await queries.query<{ line: string }>(
        'select line from registry.log where number >= $1 order by number limit 1',
        [before ?? null],
      );
      const hash = newer[0] ? previousHash(newer[0].line) : (await readHead(queries)).hash;
      return readPage(lines, hash);
    });
  }

  isIntact(): Promise<boolean> {
    return this.#connection.read(async (queries) => {
      const check = new ChainCheck();
      for (;;) {
        const { rows } = await queries.query<{ line: string }>(
          'select line from registry.log where number > $1 order by number limit $2',
          [check.head.number, BATCH],
        );
        if (!check.follows(rows.map(({ line }) => line))) return false;
        if (rows.length < BATCH) return isSameHead(check.head, await readHead(queries));
      }
    });
  }
}

/** Adds an entry in the transaction of the change that it is about. @param entry with an instant if that is not now */
export async function addToLog(
  queries: Queries,
  entry: NewLogEntry & Partial<Pick<LogEntry, 'at'>>,
): Promise<LogEntry> {
  const previous = await readHead(queries, 'for update');
  const numbered: LogEntry = { number: previous.number + 1, at: new Date().toISOString(), ...entry };
  const { line, head } = encodeEntry(numbered, previous);
  await insertLines(queries, [line], previous, head);
  return numbered;
}

/** Adds lines that follow `previous`, and moves the head to the last one. */
export async function insertLines(
  queries: Queries,
  lines: readonly string[],
  previous: LogHead,
  head: LogHead,
): Promise<void> {
  await queries.query(
    `insert into registry.log (number, line)
     select $1 + position, line from unnest($2::text[]) with ordinality as added (line, position)`,
    [previous.number, lines],
  );
  await queries.query('update registry.log_head set number = $1, hash = $2', [head.number, head.hash]);
}

async function readHead(queries: Queries, lock: 'for update' | '' = ''): Promise<LogHead> {
  const { rows } = await queries.query<LogHead>(`select number, hash from registry.log_head ${lock}`);
  return rows[0] ?? EMPTY_LOG;
}
