import { eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../kernel/database/database.ts';
import { rowsOf } from '../kernel/database/rows.ts';
import { mails } from './mail-tables.ts';

/** An email that could not be delivered and is no longer retried. */
export interface DeadLetter {
  id: string;
  kind: string;
  recipient: string;
  attempts: number;
  createdAt: string;
  reason: string | null;
}

export function listDeadLetters(queries: Queries): Promise<DeadLetter[]> {
  const { id, kind, recipient, attempts, createdAt, lastError } = mails;
  return queries
    .select({ id, kind, recipient, attempts, createdAt, reason: lastError })
    .from(mails)
    .where(eq(mails.state, 'dead'))
    .orderBy(mails.createdAt)
    .limit(1000);
}

/** Emails that wait for the same reason. */
export interface WaitingMails {
  mails: number;
  /** Why the last attempt failed; null without an attempt. */
  reason: string | null;
  /** Whether they are delayed because their forms had no proof of work. */
  isDelayed: boolean;
  /** When the oldest was queued. */
  since: string;
  /** When the next of them is due. */
  dueAt: string;
}

export async function listWaiting(queries: Queries): Promise<WaitingMails[]> {
  return rowsOf<WaitingMails>(
    await queries.execute(sql`
      select count(*)::int as mails, last_error as reason, turn is not null as "isDelayed",
        min(created_at)::text as since, min(due_at)::text as "dueAt"
      from mails where state = 'waiting' group by last_error, turn is not null order by min(created_at) limit 100`),
  );
}

/**
 * Makes emails that wait after a failed attempt due immediately, and dead letters, with the full number of attempts.
 *
 * @param ids @default all
 * @returns the number of emails
 */
export async function retryMails(queries: Queries, ids?: string[]): Promise<number> {
  const condition = ids === undefined ? sql`true` : inArray(sql`${mails.id}::text`, ids);
  const retried = await queries
    .update(mails)
    .set({
      state: 'waiting',
      attempts: sql`case state when 'dead' then 0 else attempts end`,
      dueAt: sql`now()`,
      finishedAt: null,
    })
    .where(sql`(state = 'dead' or state = 'waiting' and last_error is not null) and ${condition}`)
    .returning({ id: mails.id });
  return retried.length;
}
