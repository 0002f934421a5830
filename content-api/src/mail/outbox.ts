import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { rowsOf } from '../database/rows.ts';
import { type MailState, mails } from './mail-tables.ts';

/** A mail to be sent; see `mail-tables.ts`. */
export interface NewMail {
  kind: string;
  recipient: string;
  payload: Record<string, unknown>;
  key?: string;
}

/** A mail that a worker has taken. */
export interface ClaimedMail {
  id: string;
  kind: string;
  recipient: string;
  payload: Record<string, unknown>;
  /** Attempts, this one included. */
  attempts: number;
}

/** What became of an attempt. */
export type MailOutcome =
  | { id: string; state: Extract<MailState, 'sent' | 'void'> }
  | { id: string; state: Extract<MailState, 'dead'>; reason: string }
  | { id: string; state: Extract<MailState, 'waiting'>; reason: string; seconds: number };

/** Queues a mail in the transaction of what it is about: both are stored, or neither. */
export async function queueMail(queries: Queries, mail: NewMail): Promise<void> {
  await queries.insert(mails).values(mail).onConflictDoNothing();
}

/** Longer than any mail has to wait, or is claimed: a time that lies further ahead is of a clock that has been set back since. */
const LONGEST_WAIT = sql`interval '1 day'`;

/**
 * Takes mails that are due, those that have waited longest first. Two workers never take the same one, and a worker that dies
 * loses what it took when `seconds` are over.
 */
export async function claimMails(queries: Queries, amount: number, seconds: number): Promise<ClaimedMail[]> {
  return rowsOf<ClaimedMail>(
    await queries.execute(sql`
      update mails set attempts = attempts + 1, claimed_until = now() + make_interval(secs => ${seconds})
      where id in (
        select id from mails
        where state = 'waiting' and not ${isAhead(sql`due_at`)}
          and (claimed_until is null or not ${isAhead(sql`claimed_until`)})
        order by due_at limit ${amount} for update skip locked)
      returning id, kind, recipient, payload, attempts`),
  );
}

function isAhead(time: SQL): SQL {
  return sql`(${time} > now() and ${time} < now() + ${LONGEST_WAIT})`;
}

export async function finishMails(queries: Queries, outcomes: readonly MailOutcome[]): Promise<void> {
  for (const outcome of outcomes) {
    await queries.execute(sql`
      update mails set claimed_until = null, ${changeFor(outcome)}
      where id = ${outcome.id} and state = 'waiting'`);
  }
}

function changeFor(outcome: MailOutcome): SQL {
  if (outcome.state === 'waiting') {
    return sql`due_at = now() + make_interval(secs => ${outcome.seconds}), last_error = ${outcome.reason}`;
  }
  const reason = outcome.state === 'dead' ? outcome.reason : null;
  return sql`state = ${outcome.state}, finished_at = now(), last_error = ${reason}`;
}

/** Takes back what a worker of an earlier process had taken: only where no other process can have one. */
export async function releaseClaims(queries: Queries): Promise<void> {
  await queries.execute(sql`update mails set claimed_until = null where claimed_until is not null`);
}

/** Seconds until the next mail is due; undefined when none waits. */
export async function secondsUntilDue(queries: Queries): Promise<number | undefined> {
  const [row] = rowsOf<{ seconds: number | null }>(
    await queries.execute(sql`
      select extract(epoch from min(greatest(due_at, coalesce(claimed_until, due_at))) - now())::float as seconds
      from mails where state = 'waiting'`),
  );
  return row?.seconds ?? undefined;
}
