import { and, eq, isNotNull } from 'drizzle-orm';
import type { Queries } from '../../kernel/database/database.ts';
import { addressIdentity } from '../../mail/mail-address.ts';
import { subscriptions } from './subscription-tables.ts';

export type Subscription = typeof subscriptions.$inferSelect;

/** All confirmed subscriptions of an address, the oldest first. */
export async function confirmedSubscriptions(queries: Queries, address: string): Promise<Subscription[]> {
  return queries
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.address, addressIdentity(address)), isNotNull(subscriptions.confirmedAt)))
    .orderBy(subscriptions.id);
}
