import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../kernel/database/database.ts';
import { rowsOf } from '../kernel/database/rows.ts';
import { addressIdentity } from '../mail/mail-address.ts';
import { mails } from '../mail/mail-tables.ts';
import { isMailTo } from '../mail/outbox.ts';
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
  const address = addressIdentity(email);
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
    mails: await queries.select().from(mails).where(isMailTo(address)),
    forms: await queries
      .select()
      .from(formSubmissions)
      .where(await isFormOf(queries, address)),
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
  const address = addressIdentity(email);
  const { id } = formSubmissions;
  const forms = await queries
    .delete(formSubmissions)
    .where(await isFormOf(queries, address))
    .returning({ id });
  const mailIds = [
    ...(await queries.delete(mails).where(isMailTo(address)).returning({ id: mails.id })),
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

/** A form is attributed to an address if one of its fields has the address as its value, in any spelling. */
async function isFormOf(queries: Queries, address: string): Promise<SQL> {
  const name = address.slice(0, address.lastIndexOf('@') + 1);
  const found = rowsOf<{ id: string; value: string }>(
    await queries.execute(sql`
      select id::text as id, field.value from form_submissions, jsonb_each_text("values") field
      where starts_with(lower(field.value), ${name})`),
  );
  const ids = found.flatMap(({ id, value }) => (addressIdentity(value) === address ? Number(id) : []));
  return inArray(formSubmissions.id, ids);
}
