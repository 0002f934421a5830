import { sql } from 'drizzle-orm';
import type { Database, Queries } from '../../../kernel/database/database.ts';
import { rowOf } from '../../../kernel/database/rows.ts';
import { readLastDigests } from '../queue-digests.ts';

export const ALERT_MAIL = 'search-alert';

/** Addresses whose emails are queued in one transaction: others can use an embedded database between two. */
const ADDRESSES = 1000;

/**
 * Queues one email for each address with new records that its searches have found: at once, or with the daily or weekly digest. An address
 * gets each record once, with the earliest of its searches; however often and in however many processes this runs.
 *
 * @returns the number of emails
 */
export async function queueAlerts(database: Database): Promise<number> {
  let total = 0;
  for (;;) {
    const { due, queued } = await database.write(queueSome);
    total += queued;
    if (due === 0) return total;
  }
}

/** @returns the numbers of addresses that were due, and of emails: another process may have been faster */
async function queueSome(queries: Queries): Promise<{ due: number; queued: number }> {
  const { daily, weekly } = await readLastDigests(queries);
  const isDue = sql`a.queued_at is null and (s.frequency = 'instant'
    or a.at < case s.frequency when 'weekly' then ${weekly}::timestamptz else ${daily}::timestamptz end)
    and exists (select from published_records p
      where p.collection = a.collection and p.uid = a.uid and p.matched_at is not null)`;
  const waiting = sql`subscription_alerts a join subscriptions s on s.id = a.subscription`;
  return rowOf<{ due: number; queued: number }>(
    await queries.execute(sql`
      with addresses as (
        select distinct s.address from ${waiting} where ${isDue} limit ${ADDRESSES}
      ), due as (
        select distinct s.address, a.collection, a.uid from ${waiting} where ${isDue} and s.address in (select address from addresses)
      ), taken as (
        update subscription_alerts a set queued_at = now() from subscriptions s, due
        where s.id = a.subscription and s.address = due.address and a.collection = due.collection and a.uid = due.uid
          and a.queued_at is null
        returning s.id, s.address, s.email, a.collection, a.uid
      ), queued as (
      insert into mails (kind, recipient, payload)
      select ${ALERT_MAIL}, (array_agg(email order by id))[1],
        jsonb_build_object('collection', collection, 'uids', jsonb_agg(distinct uid), 'subscriptions', jsonb_agg(distinct id))
      from taken group by address, collection
      returning id
      )
      select (select count(*)::int from addresses) as due, (select count(*)::int from queued) as queued`),
  );
}
