import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../kernel/database/database.ts';
import { rowOf, rowsOf } from '../kernel/database/rows.ts';
import { addressIdentity, storedAddress } from './mail-address.ts';
import { type MailState, mails } from './mail-tables.ts';

/** An email to queue; see `mail-tables.ts`. */
export interface NewMail {
  kind: string;
  recipient: string;
  payload: Record<string, unknown>;
  key?: string;
  /** Id of the visitor's request that causes the email. */
  request?: string;
  /** Position among the delayed emails, see `turn` in `mail-tables.ts`; null if the email is sent immediately. */
  position?: number | null;
}

/** An email claimed by a worker. */
export interface ClaimedMail {
  id: string;
  kind: string;
  recipient: string;
  payload: Record<string, unknown>;
  /** Number of attempts, including this one. */
  attempts: number;
  request: string | null;
}

/** Outcome of an attempt. */
export type MailOutcome =
  | { id: string; state: Extract<MailState, 'sent' | 'void'> }
  | { id: string; state: Extract<MailState, 'dead'>; reason: string }
  | {
      id: string;
      state: Extract<MailState, 'waiting'>;
      reason: string;
      /** Delay of the next attempt. */
      seconds: number;
      /** Number of attempts that count. */
      attempts: number;
    };

/** Queues an email in the transaction that causes it, so that both are stored or neither. */
export async function queueMail(queries: Queries, mail: NewMail): Promise<void> {
  const { position: turn, ...row } = mail;
  await queries
    .insert(mails)
    .values({ ...row, recipient: storedAddress(row.recipient), turn })
    .onConflictDoNothing();
}

/** Longer than any delay or claim. A time further ahead means that the clock has been set back. */
const MAX_WAIT = sql`interval '1 day'`;

export interface ClaimOptions {
  /** Maximum number of emails to claim. */
  limit: number;
  /** Duration of the claims. */
  seconds: number;
  /** Maximum number of emails delayed under pressure to send per minute. */
  delayedPerMinute: number;
  /** Claims emails without a failed attempt first, in case only some emails are refused. @default false */
  untriedFirst?: boolean;
}

/**
 * Claims emails that are due, the longest waiting first, then delayed emails by position, up to `limit` emails in total. Two workers
 * never claim the same email. The claims of a worker that dies expire after `seconds`.
 */
export async function claimMails(queries: Queries, options: ClaimOptions): Promise<ClaimedMail[]> {
  const { limit, seconds, delayedPerMinute, untriedFirst = false } = options;
  const order = untriedFirst ? sql`last_error is not null, due_at` : sql`due_at`;
  const undelayed = await claim(queries, {
    seconds,
    selection: sql`turn is null order by ${order} limit ${limit}`,
  });
  if (undelayed.length === limit) return undelayed;
  const recentlySent = sql`(select count(*) from mails
    where turn is not null and finished_at > now() - interval '1 minute')`;
  const allowed = sql`least(${limit - undelayed.length}, greatest(0, ${delayedPerMinute} - ${recentlySent}))`;
  const selection = sql`turn is not null order by turn, due_at limit ${allowed}`;
  return [...undelayed, ...(await claim(queries, { seconds, selection }))];
}

async function claim(
  queries: Queries,
  { seconds, selection }: { seconds: number; selection: SQL },
): Promise<ClaimedMail[]> {
  return rowsOf<ClaimedMail>(
    await queries.execute(sql`
      update mails set attempts = attempts + 1, claimed_until = now() + make_interval(secs => ${seconds})
      where id in (
        select id from mails
        where state = 'waiting' and not ${isFuture(sql`due_at`)}
          and (claimed_until is null or not ${isFuture(sql`claimed_until`)}) and ${selection}
        for update skip locked)
      returning id, kind, recipient, payload, attempts, request`),
  );
}

/** Ends the delay of waiting emails: the email with a key, or emails of some kinds to an address. */
export async function expediteMails(
  queries: Queries,
  mail: { key: string } | { recipient: string; kinds: readonly string[] },
): Promise<void> {
  const condition =
    'key' in mail
      ? eq(mails.key, mail.key)
      : and(isMailTo(mail.recipient), inArray(mails.kind, [...mail.kinds]));
  await queries
    .update(mails)
    .set({ turn: null })
    .where(and(eq(mails.state, 'waiting'), isNotNull(mails.turn), condition));
}

/** Condition for emails to an address, in any spelling. */
export function isMailTo(address: string): SQL {
  return sql`lower(${mails.recipient}) = ${addressIdentity(address)}`;
}

function isFuture(time: SQL): SQL {
  return sql`(${time} > now() and ${time} < now() + ${MAX_WAIT})`;
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
    const { seconds, attempts, reason } = outcome;
    return sql`due_at = now() + make_interval(secs => ${seconds}), attempts = ${attempts}, last_error = ${reason}`;
  }
  const reason = outcome.state === 'dead' ? outcome.reason : null;
  return sql`state = ${outcome.state}, finished_at = now(), last_error = ${reason}`;
}

/** Releases the claims of an earlier process. Call it only if no other process can have a worker. */
export async function releaseClaims(queries: Queries): Promise<void> {
  await queries.execute(sql`update mails set claimed_until = null where claimed_until is not null`);
}

/** Seconds until the next email is due, ignoring delayed ones; undefined if there is none. */
export async function secondsUntilDue(queries: Queries): Promise<number | undefined> {
  const { seconds } = rowOf<{ seconds: number | null }>(
    await queries.execute(sql`
      select extract(epoch from min(greatest(due_at, coalesce(claimed_until, due_at))) - now())::float as seconds
      from mails where state = 'waiting' and turn is null`),
  );
  return seconds ?? undefined;
}
