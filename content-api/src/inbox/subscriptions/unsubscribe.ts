import { inArray } from 'drizzle-orm';
import type { Queries } from '../../kernel/database/database.ts';
import { subscriptions } from './subscription-tables.ts';
import { findToken } from './tokens.ts';

/** Value of the page's query parameter OUTCOME_PARAMETER. */
export type UnsubscribeOutcome = 'abgemeldet' | 'ungueltig';

/**
 * Deletes the subscriptions that caused an email, or all subscriptions of the email's recipient. Idempotent.
 *
 * @param everything deletes all subscriptions of the address
 */
export async function unsubscribe(
  queries: Queries,
  token: string,
  everything: boolean,
): Promise<UnsubscribeOutcome> {
  const found = await findToken(queries, 'unsubscribe', token);
  if (!found) return 'ungueltig';
  const deleted = await queries
    .delete(subscriptions)
    .where(inArray(subscriptions.id, found.subscriptions))
    .returning({ address: subscriptions.address });
  const addresses = deleted.map(({ address }) => address);
  if (everything && addresses.length > 0) {
    await queries.delete(subscriptions).where(inArray(subscriptions.address, addresses));
  }
  return 'abgemeldet';
}
