import { and, arrayOverlaps, eq, isNotNull, or, sql } from 'drizzle-orm';
import type { Queries } from '../../kernel/database/database.ts';
import { subscriptions } from './subscription-tables.ts';

export const CHANGE_MAIL = 'announcement-change';

/**
 * Queues an email about a change to every subscriber of the announcement or of one of its subjects.
 *
 * @param change an entry in the change log
 */
export async function queueChangeMails(
  queries: Queries,
  { id, uid, shown }: { id: number; uid: number; shown: Record<string, unknown> },
): Promise<void> {
  // A single statement, even for ten thousand emails; each email's text is written when it is sent.
  await queries.execute(sql`
    insert into mails (kind, recipient, payload, key)
    select distinct on (address) ${CHANGE_MAIL}, email, jsonb_build_object('change', ${id}::bigint),
      'change:' || ${id}::text || ':' || address
    from ${subscriptions} where ${covers(uid, subjectsOf(shown))} order by address, id
    on conflict do nothing`);
}

/** The subscriptions of an address that cover an announcement. */
export function coveringSubscriptions(
  queries: Queries,
  recipient: string,
  uid: number,
  subjects: string[],
): Promise<(typeof subscriptions.$inferSelect)[]> {
  return queries
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.address, recipient.toLowerCase()), covers(uid, subjects)));
}

function covers(uid: number, subjects: string[]) {
  const bySubject = subjects.length > 0 ? arrayOverlaps(subscriptions.subjects, subjects) : sql`false`;
  return and(isNotNull(subscriptions.confirmedAt), or(eq(subscriptions.announcement, uid), bySubject));
}

function subjectsOf({ subjects }: Record<string, unknown>): string[] {
  return Array.isArray(subjects) ? subjects.map(String) : [];
}
