import { sql } from 'drizzle-orm';
import type { Queries } from '../../kernel/database/database.ts';
import { rowsOf } from '../../kernel/database/rows.ts';
import type { NetworkEntry } from './network-limit.ts';

/** Times the usual work that a challenge may cost. */
const MAX_DIFFICULTY = 8;

/**
 * How much more was sent within an hour than is usual: 1 and more is pressure (SE2). Forms of all kinds count, of all content
 * APIs on one database.
 *
 * @param perHour what is usual
 */
export async function readPressure(queries: Queries, perHour: number): Promise<number> {
  // Counted no further than it matters: a flood must not make each of its forms slower.
  const max = perHour * MAX_DIFFICULTY;
  const [row] = rowsOf<{ forms: number }>(
    await queries.execute(sql`
      select
        (select count(*)::int from (select 1 from form_submissions
          where received_at > now() - interval '1 hour' limit ${max}) as forms)
        + (select count(*)::int from (select 1 from subscription_attempts
          where at > now() - interval '1 hour' limit ${max}) as requests) as forms`),
  );
  return (row?.forms ?? 0) / perHour;
}

/** What is known of a form before it is stored. */
export interface FormAdmission {
  entry: NetworkEntry;
  /** It came with the solution of a challenge. */
  isProven: boolean;
  /** There is a place for it in the database. */
  hasRoom: boolean;
  /** What is usual within an hour, see `readPressure`. */
  perHour: number;
  /** Id of the visitor's request. */
  request: string;
}

/** How a form is stored. */
export interface MailPlacement {
  /** Place of its mail among the delayed ones; null: it leaves at once. */
  turn: number | null;
  /** How hard the challenge is that would hasten it; 0: there is none. */
  difficulty: number;
}

/**
 * Under pressure, and for a network that has sent more than its share, a mail without proof of work is delayed. No visitor is refused
 * because of others (P29).
 */
export async function placeForm(
  queries: Queries,
  { entry, isProven, perHour }: FormAdmission,
): Promise<MailPlacement> {
  const pressure = await readPressure(queries, perHour);
  if (isProven || (pressure < 1 && !entry.isOver)) return { turn: null, difficulty: 0 };
  const difficulty = Math.min(MAX_DIFFICULTY, Math.max(1, Math.floor(pressure)));
  return { turn: entry.turn, difficulty };
}
