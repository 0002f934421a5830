import { and, eq, isNotNull } from 'drizzle-orm';
import type { Queries } from '../../kernel/database/database.ts';
import { subscriptions } from './subscription-tables.ts';

export type Subscription = typeof subscriptions.$inferSelect;

/** All confirmed subscriptions of an address, the oldest first. */
export async function confirmedSubscriptions(queries: Queries, address: string): Promise<Subscription[]> {
  return queries
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.address, address.toLowerCase()), isNotNull(subscriptions.confirmedAt)))
    .orderBy(subscriptions.id);
}
