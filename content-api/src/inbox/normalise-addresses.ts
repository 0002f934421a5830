import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queries } from '../kernel/database/database.ts';
import { addressIdentity, storedAddress } from '../mail/mail-address.ts';
import { mails } from '../mail/mail-tables.ts';
import { formSubmissions } from './forms/form-tables.ts';
import { subscriptions } from './subscriptions/subscription-tables.ts';

/**
 * Gives addresses that earlier versions stored as they were typed the spelling by which they are found now. If an address has the same
 * subscription in two spellings, a confirmed one remains. Idempotent.
 */
export async function normaliseAddresses(queries: Queries): Promise<void> {
  for (const row of await queries.select().from(subscriptions).where(isNotAscii(subscriptions.email))) {
    const stored = { email: storedAddress(row.email), address: addressIdentity(row.email) };
    const isSame = and(
      eq(subscriptions.address, stored.address),
      eq(subscriptions.scope, row.scope),
      ne(subscriptions.id, row.id),
    );
    const [same] = await queries.select().from(subscriptions).where(isSame);
    if (same && (same.confirmedAt !== null || row.confirmedAt === null)) {
      await queries.delete(subscriptions).where(eq(subscriptions.id, row.id));
      continue;
    }
    if (same) await queries.delete(subscriptions).where(eq(subscriptions.id, same.id));
    await queries.update(subscriptions).set(stored).where(eq(subscriptions.id, row.id));
  }
  for (const { recipient } of await queries
    .selectDistinct({ recipient: mails.recipient })
    .from(mails)
    .where(isNotAscii(mails.recipient))) {
    await queries
      .update(mails)
      .set({ recipient: storedAddress(recipient) })
      .where(eq(mails.recipient, recipient));
  }
  for (const { sender } of await queries
    .selectDistinct({ sender: formSubmissions.sender })
    .from(formSubmissions)
    .where(isNotAscii(formSubmissions.sender))) {
    if (sender === null) continue;
    await queries
      .update(formSubmissions)
      .set({ sender: addressIdentity(sender) })
      .where(eq(formSubmissions.sender, sender));
  }
}

function isNotAscii(column: PgColumn): SQL {
  return sql`octet_length(${column}) <> char_length(${column})`;
}
