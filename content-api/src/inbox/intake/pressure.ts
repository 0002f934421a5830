import { sql } from 'drizzle-orm';
import type { Queries } from '../../kernel/database/database.ts';
import { rowOf } from '../../kernel/database/rows.ts';
import type { MailboxCount } from './mailbox-limit.ts';
import type { NetworkEntry } from './network-limit.ts';

/** Maximum difficulty of a challenge, as a multiple of the usual work. */
const MAX_DIFFICULTY = 8;

/**
 * Reads the number of forms in the last hour, divided by the usual number. From 1 on, forms are under pressure (SE2). All kinds
 * of forms count, from all content APIs that use the database.
 *
 * @param perHour the usual number
 */
export async function readPressure(queries: Queries, perHour: number): Promise<number> {
  // Counts only up to the maximum, so that counting stays fast during a flood.
  const max = perHour * MAX_DIFFICULTY;
  const row = rowOf<{ forms: number }>(
    await queries.execute(sql`
      select
        (select count(*)::int from (select 1 from form_submissions
          where received_at > now() - interval '1 hour' limit ${max}) as forms)
        + (select count(*)::int from (select 1 from subscription_attempts
          where at > now() - interval '1 hour' and request_hash <> '' limit ${max}) as requests) as forms`),
  );
  return row.forms / perHour;
}

/** Properties of a form before it is stored. */
export interface FormAdmission {
  entry: NetworkEntry;
  /** Whether the form includes the solution to a challenge. */
  hasProof: boolean;
  /** Whether the storage quota accepts the form. */
  hasRoom: boolean;
  /** Usual number of forms per hour, see `readPressure`. */
  perHour: number;
  /** Whether its email is delayed at all times, because the form cannot include a proof that the site asks for. @default false */
  isDelayed?: boolean;
  /** Id of the visitor's request. */
  request: string;
}

/** When the email of a form is sent. */
export interface MailSchedule {
  /** Position among the delayed emails; null if the email is sent immediately. */
  position: number | null;
  /** Difficulty of the challenge whose solution gets the email sent immediately; 0 if there is no challenge. */
  difficulty: number;
}

/**
 * Decides when the email of a form is sent. Without a proof of work, it is delayed under pressure, or if the network has sent more
 * than its share. No visitor is refused because of other visitors (P29).
 */
export async function scheduleMail(
  queries: Queries,
  { entry, hasProof, perHour, isDelayed = false }: FormAdmission,
): Promise<MailSchedule> {
  const pressure = await readPressure(queries, perHour);
  if (hasProof || (pressure < 1 && !entry.exceedsShare && !isDelayed))
    return { position: null, difficulty: 0 };
  const difficulty = Math.min(MAX_DIFFICULTY, Math.max(1, Math.floor(pressure)));
  return { position: entry.formNumber, difficulty };
}

/** Delays an email to a mailbox that has had others today, unless the form includes a proof of work. */
export function scheduleForMailbox(
  schedule: MailSchedule,
  { needsProof }: MailboxCount,
  { entry, hasProof }: FormAdmission,
): MailSchedule {
  if (!needsProof || hasProof) return schedule;
  return {
    position: schedule.position ?? entry.formNumber,
    difficulty: Math.max(1, schedule.difficulty),
  };
}
