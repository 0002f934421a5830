import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../kernel/database/database.ts';
import { rowsOf } from '../../kernel/database/rows.ts';
import { subscriptionTokens } from './subscription-tables.ts';

export type TokenPurpose = 'confirm' | 'unsubscribe';

/** 32 random bytes in base64url. */
const TOKEN = /^[\w-]{43}$/;

/** How long a confirmation link is valid, measured by the database's clock. */
const CONFIRM_HOURS = 48;

/** Creates a 256-bit token for a link; only its hash is stored. */
export async function createToken(
  queries: Queries,
  purpose: TokenPurpose,
  subscriptions: number[],
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await queries.insert(subscriptionTokens).values({
    hash: sha256(token),
    purpose,
    subscriptions,
    expiresAt: purpose === 'confirm' ? sql`now() + make_interval(hours => ${CONFIRM_HOURS})` : null,
  });
  return token;
}

/** Finds the subscriptions that a link's token refers to; undefined if the token is unknown. */
export async function findToken(
  queries: Queries,
  purpose: TokenPurpose,
  token: string,
): Promise<{ subscriptions: number[]; expired: boolean } | undefined> {
  const hash = TOKEN.test(token) ? sha256(token) : '';
  const [found] = rowsOf<{ subscriptions: (number | string)[]; expired: boolean }>(
    await queries.execute(sql`
      select subscriptions, coalesce(expires_at < now(), false) as expired from subscription_tokens
      where hash = ${hash} and purpose = ${purpose}`),
  );
  // One of the drivers returns bigints as strings.
  return found && { expired: found.expired, subscriptions: found.subscriptions.map(Number) };
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
