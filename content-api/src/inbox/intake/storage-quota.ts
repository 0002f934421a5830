import { sql } from 'drizzle-orm';
import type { Database, Queries } from '../../kernel/database/database.ts';
import { rowOf } from '../../kernel/database/rows.ts';

/** Time until stored bytes are measured again, in milliseconds. */
const MEASURE_INTERVAL_MS = 30_000;
/** Estimated bytes of a form's row and mail without the form's values, and of an unconfirmed subscription with its mail. */
const ROW_BYTES = 1000;

/** The forms that are accepted: all, only those with a proof of work, or none. */
export type AcceptedForms = 'all' | 'proven' | 'none';

/**
 * Keeps forms from filling the disk (SE2). While less than `bytes` is stored, every form is accepted; up to twice as much, only
 * forms with a proof of work. Stored bytes are measured at most every 30 seconds, so a flood may exceed the limit by the forms
 * that arrive in between.
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
  const row = rowOf<{ bytes: number }>(
    await queries.execute(sql`
      select
        (select coalesce(sum(pg_column_size(values) + ${ROW_BYTES}::int), 0)::float from form_submissions)
        + (select count(*)::float * ${ROW_BYTES}::int from subscriptions where confirmed_at is null) as bytes`),
  );
  return row.bytes;
}
