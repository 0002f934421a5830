import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../kernel/database/database.ts';
import { rowsOf } from '../../kernel/database/rows.ts';
import { subscriptionTokens, type TokenPurpose } from './subscription-tables.ts';

/** 32 random bytes in base64url. */
const TOKEN = /^[\w-]{43}$/;

/** How long links are valid, measured by the database's clock. Others never expire. */
const VALID_HOURS: Partial<Record<TokenPurpose, number>> = { confirm: 48, manage: 180 * 24 };

/** Creates a 256-bit token for a link; only its hash is stored. */
export async function createToken(
  queries: Queries,
  purpose: TokenPurpose,
  subscriptions: number[],
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const hours = VALID_HOURS[purpose];
  await queries.insert(subscriptionTokens).values({
    hash: sha256(token),
    purpose,
    subscriptions,
    expiresAt: hours === undefined ? null : sql`now() + make_interval(hours => ${hours})`,
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
