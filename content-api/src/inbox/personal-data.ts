import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../kernel/database/database.ts';
import { mails } from '../mail/mail-tables.ts';
import { formSubmissions } from './forms/form-tables.ts';
import { mailboxHash } from './intake/mailbox-limit.ts';
import { mailboxForms } from './intake/mailbox-tables.ts';
import {
  subscriptionAlerts,
  subscriptionDigests,
  subscriptions,
} from './subscriptions/subscription-tables.ts';

/** Exports everything stored about an address (right of access, Art. 15 GDPR). */
export async function exportAddress(queries: Queries, email: string): Promise<Record<string, unknown[]>> {
  const address = email.toLowerCase();
  const { at } = mailboxForms;
  return {
    subscriptions: await queries.select().from(subscriptions).where(eq(subscriptions.address, address)),
    digests: await queries
      .select({ change: subscriptionDigests.change, at: subscriptionDigests.at })
      .from(subscriptionDigests)
      .innerJoin(subscriptions, eq(subscriptions.id, subscriptionDigests.subscription))
      .where(eq(subscriptions.address, address)),
    alerts: await queries
      .select({
        collection: subscriptionAlerts.collection,
        uid: subscriptionAlerts.uid,
        at: subscriptionAlerts.at,
        queuedAt: subscriptionAlerts.queuedAt,
      })
      .from(subscriptionAlerts)
      .innerJoin(subscriptions, eq(subscriptions.id, subscriptionAlerts.subscription))
      .where(eq(subscriptions.address, address)),
    requests: await queries.select({ at }).from(mailboxForms).where(isAttemptOf(address)),
    mails: await queries.select().from(mails).where(isMailOf(address)),
    forms: await queries.select().from(formSubmissions).where(isFormOf(address)),
  };
}

/**
 * Deletes everything stored about an address (Art. 17 GDPR). Emails already handed to a mail server cannot be recalled.
 *
 * @returns the number of deleted rows, and the ids of the emails among them
 */
export async function eraseAddress(
  queries: Queries,
  email: string,
): Promise<{ rows: number; mailIds: string[] }> {
  const address = email.toLowerCase();
  const { id } = formSubmissions;
  const forms = await queries.delete(formSubmissions).where(isFormOf(address)).returning({ id });
  const mailIds = [
    ...(await queries.delete(mails).where(isMailOf(address)).returning({ id: mails.id })),
    ...(
      await Promise.all(
        forms.map((form) =>
          queries
            .delete(mails)
            .where(sql`${mails.payload} ->> 'submission' = ${String(form.id)}`)
            .returning({ id: mails.id }),
        ),
      )
    ).flat(),
  ].map((mail) => mail.id);
  const deletedSubscriptions = await queries
    .delete(subscriptions)
    .where(eq(subscriptions.address, address))
    .returning({ id: subscriptions.id });
  const attempts = await queries
    .delete(mailboxForms)
    .where(isAttemptOf(address))
    .returning({ id: mailboxForms.id });
  return { rows: forms.length + mailIds.length + deletedSubscriptions.length + attempts.length, mailIds };
}

function isAttemptOf(address: string) {
  return eq(mailboxForms.addressHash, mailboxHash(address));
}

function isMailOf(address: string) {
  return sql`lower(${mails.recipient}) = ${address}`;
}

/** A form is attributed to an address if one of its fields has the address as its value. */
function isFormOf(address: string) {
  return sql`exists (select from jsonb_each_text(${formSubmissions.values}) field where lower(field.value) = ${address})`;
}
