import type { SubscriptionFrequency } from '@stadtraum/contracts/forms/subscription';
import { inArray, sql } from 'drizzle-orm';
import type { Queries } from '../../kernel/database/database.ts';
import { subscriptions } from './subscription-tables.ts';
import { findToken } from './tokens.ts';

/** Value of the page's query parameter OUTCOME_PARAMETER. */
export type ConfirmOutcome = 'bestaetigt' | 'abgelaufen' | 'ungueltig';

/**
 * Confirms the subscription that a link's token refers to. Idempotent: a repeated call has the same outcome, even after the token
 * has expired.
 *
 * @param frequency how often to send emails; only the first call sets it. @default unchanged
 */
export async function confirm(
  queries: Queries,
  token: string,
  frequency?: SubscriptionFrequency,
): Promise<ConfirmOutcome> {
  const found = await findToken(queries, 'confirm', token);
  if (!found) return 'ungueltig';
  const [subscription] = await queries
    .select({ id: subscriptions.id, confirmedAt: subscriptions.confirmedAt })
    .from(subscriptions)
    .where(inArray(subscriptions.id, found.subscriptions))
    .for('update');
  if (!subscription) return 'ungueltig';
  if (subscription.confirmedAt !== null) return 'bestaetigt';
  if (found.expired) return 'abgelaufen';
  await queries
    .update(subscriptions)
    .set({ confirmedAt: sql`now()`, ...(frequency && { frequency }) })
    .where(inArray(subscriptions.id, found.subscriptions));
  return 'bestaetigt';
}
