import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { findAnnouncement, isClosed } from '../../announcements/announcements.ts';
import type { Queries } from '../../kernel/database/database.ts';
import { onlyRow, rowOf } from '../../kernel/database/rows.ts';
import { addressIdentity, storedAddress } from '../../mail/mail-address.ts';
import { expediteMails, type NewMail, queueMail } from '../../mail/outbox.ts';
import { countForMailbox } from '../intake/mailbox-limit.ts';
import { type FormAdmission, scheduleForMailbox, scheduleMail } from '../intake/pressure.ts';
import type { FormResult } from '../intake/sent-form.ts';
import { consentFor } from './consent.ts';
import type { SubscriptionRequest } from './read-request.ts';
import { searchScope } from './saved-searches.ts';
import { subscriptions } from './subscription-tables.ts';
import { sha256 } from './tokens.ts';

/** Outcome of a request. By default, visitors get the same response to `requested` and `exists` (P18). */
export type SubscribeOutcome = 'requested' | 'exists' | 'closed' | 'too-many';

/** Result of a request. */
export interface SubscribeResult {
  outcome: SubscribeOutcome;
  result: FormResult;
  /** Difficulty of the challenge whose solution gets the email sent immediately; 0 if there is no challenge. */
  difficulty: number;
}

/** Kinds of emails that result from requests. */
export const CONFIRMATION_MAIL = 'subscription-confirmation';
export const EXISTING_MAIL = 'subscription-existing';

/**
 * Stores a request and queues its mail in one transaction. The number of statements is the same for subscribed and unknown
 * addresses, so that response times reveal nothing (P18). A duplicate with a proof of work gets the delayed email sent
 * immediately.
 *
 * @param options.perMailbox see `countForMailbox`
 */
export async function subscribe(
  queries: Queries,
  request: SubscriptionRequest,
  { admission, perMailbox, siteUrl }: { admission: FormAdmission; perMailbox: number; siteUrl: string },
): Promise<SubscribeResult> {
  const address = addressIdentity(request.email);
  const scope = scopeOf(request);
  if (await isClosedFor(queries, request)) return { outcome: 'closed', result: 'invalid', difficulty: 0 };
  const covered = await isCovered(queries, address, request);
  // The pressure is read before this request counts towards it.
  const schedule = await scheduleMail(queries, admission);
  const counted = await countForMailbox(queries, address, perMailbox, scope);
  if (counted.outcome === 'full') return { outcome: 'too-many', result: 'refused', difficulty: 0 };
  const { position, difficulty } = scheduleForMailbox(schedule, counted, admission);
  const outcome = covered ? 'exists' : 'requested';
  if (counted.outcome === 'duplicate') {
    const kinds = [CONFIRMATION_MAIL, EXISTING_MAIL];
    if (admission.hasProof) await expediteMails(queries, { recipient: address, kinds });
    return { outcome, result: 'again', difficulty };
  }
  const mail = { recipient: request.email, position, request: admission.request };
  await store(queries, { request, address, scope, covered, siteUrl, mail });
  return { outcome, result: position === null ? 'stored' : 'delayed', difficulty };
}

export function scopeOf({
  announcement,
  subjects,
  search,
}: Pick<SubscriptionRequest, 'announcement' | 'subjects' | 'search'>): string {
  if (search) return searchScope(search);
  return announcement === 0 ? `subjects:${subjects.join(',')}` : `announcement:${announcement}`;
}

async function isClosedFor(queries: Queries, { announcement }: SubscriptionRequest): Promise<boolean> {
  if (announcement === 0) return false;
  const found = await findAnnouncement(queries, announcement);
  return found === undefined || isClosed(found);
}

/** Whether confirmed subscriptions already cover the request. */
async function isCovered(queries: Queries, address: string, request: SubscriptionRequest): Promise<boolean> {
  const confirmed = await queries
    .select({
      scope: subscriptions.scope,
      announcement: subscriptions.announcement,
      subjects: subscriptions.subjects,
    })
    .from(subscriptions)
    .where(and(eq(subscriptions.address, address), isNotNull(subscriptions.confirmedAt)));
  if (request.search) return confirmed.some(({ scope }) => scope === scopeOf(request));
  if (request.announcement !== 0) {
    return confirmed.some(({ announcement }) => announcement === request.announcement);
  }
  const subscribed = new Set(confirmed.flatMap(({ subjects }) => subjects));
  return request.subjects.every((subject) => subscribed.has(subject));
}

interface NewSubscription {
  request: SubscriptionRequest;
  address: string;
  scope: string;
  covered: boolean;
  siteUrl: string;
  /** The properties that both kinds of mail share. */
  mail: Pick<NewMail, 'recipient' | 'position' | 'request'>;
}

/** Runs two statements, whether the address is subscribed or not. */
async function store(
  queries: Queries,
  { request, address, scope, covered, siteUrl, mail }: NewSubscription,
): Promise<void> {
  if (covered) {
    // The key contains the day, so that at most one such mail is sent per day.
    const key = `existing:${sha256(address)}:${await today(queries)}`;
    return queueMail(queries, { ...mail, kind: EXISTING_MAIL, payload: { scope }, key });
  }
  const { company, analytics, announcement, subjects, search = null, page } = request;
  const details = {
    email: storedAddress(request.email),
    ...{ company, analytics, announcement, subjects, search },
    consentText: consentFor(search).version,
    formUrl: `${siteUrl}${page}`,
    requestedAt: sql`now()`,
  };
  const written = await queries
    .insert(subscriptions)
    .values({ address, scope, ...details })
    .onConflictDoUpdate({ target: [subscriptions.address, subscriptions.scope], set: details })
    .returning({ id: subscriptions.id });
  await queueMail(queries, {
    ...mail,
    kind: CONFIRMATION_MAIL,
    payload: { subscription: onlyRow(written).id },
  });
}

async function today(queries: Queries): Promise<string> {
  return rowOf<{ day: string }>(await queries.execute(sql`select current_date::text as day`)).day;
}
