import { readFrequency, type SubscriptionFrequency } from '@stadtraum/contracts/forms/subscription';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Queries } from '../../kernel/database/database.ts';
import { shownAddress } from '../../mail/mail-address.ts';
import { confirmedSubscriptions, type Subscription } from './confirmed-subscriptions.ts';
import { scopeInWords } from './scope-in-words.ts';
import { subscriptions } from './subscription-tables.ts';
import { findToken } from './tokens.ts';

/** A subscription as its owner sees it. */
export interface ManagedSubscription {
  /** Name of its form field. */
  field: string;
  /** What it is about, one line for each part. */
  scope: string[];
  frequency: SubscriptionFrequency;
}

/** What the page shows after its form was sent. */
export type Managed =
  | { outcome: 'ungueltig' | 'abgelaufen' | 'beendet' | 'unbestaetigt' }
  | { outcome: 'offen' | 'gespeichert'; address: string; subscriptions: ManagedSubscription[] };

/** Value of a subscription's field that ends it. */
const END = 'end';
/** Field that ends all subscriptions. */
const END_ALL = 'alle';

/**
 * Changes the confirmed subscriptions of an address as its form says, and lists them. A form without fields only lists them. Fields of
 * other addresses' subscriptions and unknown values are ignored. Unconfirmed ones are not listed; ending all ends them too.
 */
export async function manage(
  queries: Queries,
  token: string,
  fields: ReadonlyMap<string, string>,
): Promise<Managed> {
  const found = await findToken(queries, 'manage', token);
  if (!found) return { outcome: 'ungueltig' };
  if (found.expired) return { outcome: 'abgelaufen' };
  const address = await addressOf(queries, found.subscriptions);
  if (address === undefined) return { outcome: 'beendet' };
  if ((fields.get(END_ALL) ?? '') !== '') {
    await queries.delete(subscriptions).where(eq(subscriptions.address, address));
    return { outcome: 'beendet' };
  }
  const requested = (await confirmedSubscriptions(queries, address)).map((row) => ({
    row,
    value: fields.get(fieldOf(row)),
  }));
  const ended = requested.flatMap(({ row, value }) => (value === END ? [row.id] : []));
  if (ended.length > 0) await queries.delete(subscriptions).where(inArray(subscriptions.id, ended));
  let isChanged = ended.length > 0;
  for (const { row, value } of requested) {
    const frequency = readFrequency(value);
    if (frequency === undefined) continue;
    isChanged = true;
    if (frequency === row.frequency) continue;
    await queries.update(subscriptions).set({ frequency }).where(eq(subscriptions.id, row.id));
  }
  const left = await confirmedSubscriptions(queries, address);
  if (left.length === 0)
    return { outcome: (await hasRequests(queries, address)) ? 'unbestaetigt' : 'beendet' };
  return {
    outcome: isChanged ? 'gespeichert' : 'offen',
    address: maskAddress(left[0]?.email ?? ''),
    subscriptions: await Promise.all(left.map((row) => describe(queries, row))),
  };
}

/** The address of a token's subscriptions; undefined if all of them have ended. */
async function addressOf(queries: Queries, ids: number[]): Promise<string | undefined> {
  if (ids.length === 0) return undefined;
  const [row] = await queries
    .select({ address: subscriptions.address })
    .from(subscriptions)
    .where(inArray(subscriptions.id, ids))
    .limit(1);
  return row?.address;
}

/** Whether an address has subscriptions that are not confirmed. */
async function hasRequests(queries: Queries, address: string): Promise<boolean> {
  const rows = await queries
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.address, address), isNull(subscriptions.confirmedAt)))
    .limit(1);
  return rows.length > 0;
}

async function describe(queries: Queries, row: Subscription): Promise<ManagedSubscription> {
  return { field: fieldOf(row), scope: await scopeInWords(queries, row), frequency: row.frequency };
}

function fieldOf({ id }: Subscription): string {
  return `abo-${id}`;
}

/** Hides most of the name, because links can be forwarded: `e…@bau.example`. */
function maskAddress(email: string): string {
  return shownAddress(email).replace(/^(.).*@/u, '$1…@');
}
