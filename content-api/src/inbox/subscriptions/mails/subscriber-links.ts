import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Queries } from '../../../kernel/database/database.ts';
import type { Mail } from '../../../mail/mail.ts';
import { confirmedSubscriptions, type Subscription } from '../confirmed-subscriptions.ts';
import { linkWithToken, MANAGE_PAGE, UNSUBSCRIBE_PAGE } from '../pages.ts';
import { scopeInWords } from '../scope-in-words.ts';
import { subscriptions } from '../subscription-tables.ts';
import { createToken } from '../tokens.ts';

/**
 * The subscriptions that caused an email; those that have ended in the meantime are left out.
 *
 * @param ids undefined in emails queued by earlier versions, which are then attributed to all subscriptions of the recipient
 */
export async function causingSubscriptions(
  queries: Queries,
  recipient: string,
  ids: unknown,
): Promise<Subscription[]> {
  if (!Array.isArray(ids)) return confirmedSubscriptions(queries, recipient);
  return queries
    .select()
    .from(subscriptions)
    .where(and(inArray(subscriptions.id, ids.map(Number)), isNotNull(subscriptions.confirmedAt)))
    .orderBy(subscriptions.id);
}

/** Links that end the subscriptions that caused an email, and manage all of the recipient's. */
export async function subscriberLinks(
  queries: Queries,
  siteUrl: string,
  causes: readonly Subscription[],
): Promise<Required<Pick<Mail, 'unsubscribe' | 'manage'>>> {
  const token = await createToken(
    queries,
    'unsubscribe',
    causes.map(({ id }) => id),
  );
  return {
    unsubscribe: linkWithToken(siteUrl, UNSUBSCRIBE_PAGE, token),
    manage: await manageLink(queries, siteUrl, causes[0]?.address ?? ''),
  };
}

/** Link that manages all subscriptions of an address. It neither shows nor confirms unconfirmed ones, but works as long as they exist. */
export async function manageLink(queries: Queries, siteUrl: string, address: string): Promise<string> {
  const rows = await queries
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(eq(subscriptions.address, address));
  const token = await createToken(
    queries,
    'manage',
    rows.map(({ id }) => id),
  );
  return linkWithToken(siteUrl, MANAGE_PAGE, token);
}

/** Why a subscriber gets an email about announcements. */
export async function subscriberReason(queries: Queries, causes: readonly Subscription[]): Promise<string> {
  const scopes = await Promise.all(causes.map((row) => scopeInWords(queries, row)));
  return `Sie bekommen diese E-Mail, weil Sie abonniert haben: ${[...new Set(scopes.flat())].join('; ')}.`;
}
