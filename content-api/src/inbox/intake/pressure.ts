import { sql } from 'drizzle-orm';
import type { Queries } from '../../kernel/database/database.ts';
import { rowOf } from '../../kernel/database/rows.ts';
import type { NetworkEntry } from './network-limit.ts';

/** Maximum factor of the usual work that a challenge costs. */
const MAX_DIFFICULTY = 8;

/**
 * The forms of the last hour in relation to the usual number: 1 and more is pressure (SE2). Forms of all kinds count, from all
 * content APIs on the database.
 *
 * @param perHour the usual number
 */
export async function readPressure(queries: Queries, perHour: number): Promise<number> {
  // Counts no further than needed: a flood must not slow down each of its forms.
  const max = perHour * MAX_DIFFICULTY;
  const row = rowOf<{ forms: number }>(
    await queries.execute(sql`
      select
        (select count(*)::int from (select 1 from form_submissions
          where received_at > now() - interval '1 hour' limit ${max}) as forms)
        + (select count(*)::int from (select 1 from subscription_attempts
          where at > now() - interval '1 hour' limit ${max}) as requests) as forms`),
  );
  return row.forms / perHour;
}

/** Properties of a form before it is stored. */
export interface FormAdmission {
  entry: NetworkEntry;
  /** It came with the solution of a challenge. */
  hasProof: boolean;
  /** The storage quota accepts it. */
  hasRoom: boolean;
  /** Usual number of forms within an hour, see `readPressure`. */
  perHour: number;
  /** Id of the visitor's request. */
  request: string;
}

/** When the mail of a form is sent. */
export interface MailPlacement {
  /** Position among the delayed mails; null: sent at once. */
  position: number | null;
  /** Difficulty of the challenge whose solution sends it at once; 0: no challenge. */
  difficulty: number;
}

/**
 * Delays the mail of a form without a proof of work under pressure, and for a network that has sent more than its share. No visitor
 * is refused because of others (P29).
 */
export async function placeForm(
  queries: Queries,
  { entry, hasProof, perHour }: FormAdmission,
): Promise<MailPlacement> {
  const pressure = await readPressure(queries, perHour);
  if (hasProof || (pressure < 1 && !entry.exceedsShare)) return { position: null, difficulty: 0 };
  const difficulty = Math.min(MAX_DIFFICULTY, Math.max(1, Math.floor(pressure)));
  return { position: entry.formNumber, difficulty };
}
