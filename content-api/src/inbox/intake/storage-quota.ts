import { sql } from 'drizzle-orm';
import type { Database, Queries } from '../../kernel/database/database.ts';
import { rowsOf } from '../../kernel/database/rows.ts';

/** Milliseconds that a measurement holds. */
const MEASURE_INTERVAL_MS = 30_000;
/** Bytes of a row beside a form's values, with its mail; and of a subscription that was not confirmed, with all that it has. */
const ROW_BYTES = 1000;

/** Whose forms there is room for. */
export type AcceptedForms = 'all' | 'proven' | 'none';

/**
 * Keeps what strangers send from filling the disk (SE2): up to `bytes` every form is stored, up to twice as many those with a
 * proof of work. Measured at most every 30 seconds, so a flood may exceed a limit by what it sends meanwhile.
 */
export class StorageQuota {
  readonly #database: Database;
  readonly #bytes: number;
  #measured: { at: number; stored: Promise<number> } | undefined;

  constructor(database: Database, bytes: number) {
    this.#database = database;
    this.#bytes = bytes;
  }

  /** @throws DATABASE_UNAVAILABLE */
  async accepted(): Promise<AcceptedForms> {
    const stored = await this.#stored();
    if (stored < this.#bytes) return 'all';
    return stored < 2 * this.#bytes ? 'proven' : 'none';
  }

  #stored(): Promise<number> {
    const now = performance.now();
    if (!this.#measured || now - this.#measured.at > MEASURE_INTERVAL_MS) {
      const stored = this.#database.read(readStored);
      this.#measured = { at: now, stored };
      stored.catch(() => {
        this.#measured = undefined;
      });
    }
    return this.#measured.stored;
  }
}

async function readStored(queries: Queries): Promise<number> {
  const [row] = rowsOf<{ bytes: number }>(
    await queries.execute(sql`
      select
        (select coalesce(sum(pg_column_size(values) + ${ROW_BYTES}::int), 0)::float from form_submissions)
        + (select count(*)::float * ${ROW_BYTES}::int from subscriptions where confirmed_at is null) as bytes`),
  );
  return row?.bytes ?? 0;
}
