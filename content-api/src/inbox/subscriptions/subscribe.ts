import { SUBSCRIPTION_CONSENT } from '@stadtraum/contracts/forms/subscription';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { findAnnouncement, isClosed } from '../../announcements/announcements.ts';
import type { Queries } from '../../kernel/database/database.ts';
import { onlyRow, rowOf } from '../../kernel/database/rows.ts';
import { expediteMails, type NewMail, queueMail } from '../../mail/outbox.ts';
import { type FormAdmission, placeForm } from '../intake/pressure.ts';
import type { FormResult } from '../intake/sent-form.ts';
import type { SubscriptionRequest } from './read-request.ts';
import { subscriptionAttempts, subscriptions } from './subscription-tables.ts';
import { sha256 } from './tokens.ts';

/** Minutes in which the same request is a duplicate. */
const DUPLICATE_MINUTES = 10;

/** `requested` does not reveal whether the address is already subscribed (P18). */
export type SubscribeOutcome = 'requested' | 'exists' | 'closed' | 'too-many';

/** Result of a request. */
export interface SubscribeResult {
  outcome: SubscribeOutcome;
  result: FormResult;
  /** Difficulty of the challenge whose solution sends its mail at once; 0: no challenge. */
  difficulty: number;
}

/** Kinds of mails that result from requests. */
export const CONFIRMATION_MAIL = 'subscription-confirmation';
export const EXISTING_MAIL = 'subscription-existing';

/**
 * Stores a request and queues its mail in one transaction. Known and unknown addresses get the same number of statements, so that
 * response times reveal nothing (P18). A duplicate with a proof of work sends the delayed mail at once.
 *
 * @param options.perAddress requests for one address within a day: each may send a mail to a third party
 */
export async function subscribe(
  queries: Queries,
  request: SubscriptionRequest,
  { admission, perAddress, siteUrl }: { admission: FormAdmission; perAddress: number; siteUrl: string },
): Promise<SubscribeResult> {
  const address = request.email.toLowerCase();
  const scope = scopeOf(request);
  // Serialises the requests of an address, so that 50 at once are counted and create one row.
  await queries.execute(sql`select pg_advisory_xact_lock(hashtextextended(${address}, 0))`);
  if (await isClosedFor(queries, request)) return { outcome: 'closed', result: 'invalid', difficulty: 0 };
  const covered = await isCovered(queries, address, request);
  // Before this request is counted.
  const { position, difficulty } = await placeForm(queries, admission);
  const counted = await countAttempt(queries, address, scope, perAddress);
  if (counted === 'too-many') return { outcome: 'too-many', result: 'refused', difficulty: 0 };
  const outcome = covered ? 'exists' : 'requested';
  if (counted === 'again') {
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
}: Pick<SubscriptionRequest, 'announcement' | 'subjects'>): string {
  return announcement === 0 ? `subjects:${subjects.join(',')}` : `announcement:${announcement}`;
}

async function isClosedFor(queries: Queries, { announcement }: SubscriptionRequest): Promise<boolean> {
  if (announcement === 0) return false;
  const found = await findAnnouncement(queries, announcement);
  const clock = rowOf<{ now: string | Date }>(await queries.execute(sql`select now() as now`));
  return found === undefined || isClosed(found, new Date(clock.now));
}

/** Whether confirmed subscriptions already cover the request. */
async function isCovered(queries: Queries, address: string, request: SubscriptionRequest): Promise<boolean> {
  const confirmed = await queries
    .select({ announcement: subscriptions.announcement, subjects: subscriptions.subjects })
    .from(subscriptions)
    .where(and(eq(subscriptions.address, address), isNotNull(subscriptions.confirmedAt)));
  if (request.announcement !== 0) {
    return confirmed.some(({ announcement }) => announcement === request.announcement);
  }
  const subscribed = new Set(confirmed.flatMap(({ subjects }) => subjects));
  return request.subjects.every((subject) => subscribed.has(subject));
}

/** Counts a request, whether the address is known or not: the limits must not reveal subscribers either. */
async function countAttempt(
  queries: Queries,
  address: string,
  scope: string,
  perAddress: number,
): Promise<'new' | 'again' | 'too-many'> {
  const addressHash = sha256(address);
  const requestHash = sha256(`${address} ${scope}`);
  const { again, today } = rowOf<{ again: number; today: number }>(
    await queries.execute(sql`
      select
        (select count(*)::int from subscription_attempts where address_hash = ${addressHash}
          and request_hash = ${requestHash} and at > now() - make_interval(mins => ${DUPLICATE_MINUTES})) as again,
        (select count(*)::int from subscription_attempts where address_hash = ${addressHash}
          and at > now() - interval '1 day') as today`),
  );
  if (again > 0) return 'again';
  if (today >= perAddress) return 'too-many';
  await queries.insert(subscriptionAttempts).values({ addressHash, requestHash });
  return 'new';
}

interface NewSubscription {
  request: SubscriptionRequest;
  address: string;
  scope: string;
  covered: boolean;
  siteUrl: string;
  /** Common to both kinds of mail. */
  mail: Pick<NewMail, 'recipient' | 'position' | 'request'>;
}

/** Runs two statements, whether the address is known or not. */
async function store(
  queries: Queries,
  { request, address, scope, covered, siteUrl, mail }: NewSubscription,
): Promise<void> {
  if (covered) {
    // At most one mail a day: the day is part of the key.
    const key = `existing:${sha256(address)}:${await today(queries)}`;
    return queueMail(queries, { ...mail, kind: EXISTING_MAIL, payload: { scope }, key });
  }
  const { email, company, analytics, announcement, subjects, page } = request;
  const asked = {
    ...{ email, company, analytics, announcement, subjects },
    consentText: SUBSCRIPTION_CONSENT.version,
    formUrl: `${siteUrl}${page}`,
    requestedAt: sql`now()`,
  };
  const written = await queries
    .insert(subscriptions)
    .values({ address, scope, ...asked })
    .onConflictDoUpdate({ target: [subscriptions.address, subscriptions.scope], set: asked })
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
