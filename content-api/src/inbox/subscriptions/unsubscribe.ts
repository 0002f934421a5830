import { inArray } from 'drizzle-orm';
import type { Queries } from '../../kernel/database/database.ts';
import { subscriptions } from './subscription-tables.ts';
import { findToken } from './tokens.ts';

/** As the page's query parameter says it. */
export type UnsubscribeOutcome = 'abgemeldet' | 'ungueltig';

/**
 * Ends the subscriptions that a mail was sent for, or all of that address, and forgets them. A second time says the same.
 *
 * @param everything also those that the mail was not sent for
 */
export async function unsubscribe(
  queries: Queries,
  token: string,
  everything: boolean,
): Promise<UnsubscribeOutcome> {
  const found = await findToken(queries, 'unsubscribe', token);
  if (!found) return 'ungueltig';
  const ended = await queries
    .delete(subscriptions)
    .where(inArray(subscriptions.id, found.subscriptions))
    .returning({ address: subscriptions.address });
  const addresses = ended.map(({ address }) => address);
  if (everything && addresses.length > 0) {
    await queries.delete(subscriptions).where(inArray(subscriptions.address, addresses));
  }
  return 'abgemeldet';
}
