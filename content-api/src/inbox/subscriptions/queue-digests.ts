import { sql } from 'drizzle-orm';
import { berlinDay, startOfBerlinDay } from '../../kernel/berlin-time.ts';
import type { Queries } from '../../kernel/database/database.ts';
import { rowOf, rowsOf } from '../../kernel/database/rows.ts';

export const DIGEST_MAIL = 'announcement-digest';

/** Digests are sent this long after the beginning of the day in Berlin. */
const DIGEST_MS = 7 * 3_600_000;
const DAY_MS = 24 * 3_600_000;

/**
 * Queues one email for each address whose daily or weekly digest is due, about all changes that wait for it. Each change is taken from
 * the table in the same statement, so it is sent once, however often and in however many processes this runs.
 *
 * @returns the number of emails
 */
export async function queueDigests(queries: Queries): Promise<number> {
  const { daily, weekly } = await readLastDigests(queries);
  const queued = rowsOf(
    await queries.execute(sql`
      with due as (
        select distinct s.address, d.change from subscription_digests d join subscriptions s on s.id = d.subscription
        where s.frequency = 'instant'
          or d.at < case s.frequency when 'weekly' then ${weekly}::timestamptz else ${daily}::timestamptz end
      ), taken as (
        delete from subscription_digests d using subscriptions s, due
        where s.id = d.subscription and s.address = due.address and d.change = due.change
        returning s.id, s.address, s.email, d.change
      )
      insert into mails (kind, recipient, payload)
      select ${DIGEST_MAIL}, (array_agg(email order by id))[1],
        jsonb_build_object('changes', jsonb_agg(distinct change), 'subscriptions', jsonb_agg(distinct id))
      from taken group by address
      returning id`),
  );
  return queued.length;
}

/** `lastDigests` by the database's clock, which all processes share. */
export async function readLastDigests(queries: Queries): Promise<ReturnType<typeof lastDigests>> {
  const { now } = rowOf<{ now: string | Date }>(await queries.execute(sql`select now() as now`));
  return lastDigests(new Date(now));
}

/** The latest instants at which daily digests and, on Mondays, weekly digests were due. */
export function lastDigests(now: Date): { daily: string; weekly: string } {
  const day = berlinDay(new Date(now.getTime() - DIGEST_MS));
  // Monday is 0.
  const weekday = (new Date(day).getUTCDay() + 6) % 7;
  const monday = berlinDay(new Date(Date.parse(day) + DAY_MS / 2), -weekday);
  return { daily: dueOn(day), weekly: dueOn(monday) };
}

function dueOn(day: string): string {
  return new Date(startOfBerlinDay(day).getTime() + DIGEST_MS).toISOString();
}
