import { createHash, randomBytes } from 'node:crypto';
import type { ContentAccess } from '@stadtraum/contracts/registry-api';

/** How long a token is valid: a working day. */
const LIFETIME_MS = 12 * 3_600_000;
/** Maximum number of tokens that are remembered; the oldest is forgotten first. */
const MAX_TOKENS = 200;

/**
 * Tokens with which developers' shells read live content. They admit to reading only what the public pages show, so that a signature for
 * each page, its nonce on disk and its entry in the log would cost more than they protect. They are lost at a restart: the holder
 * then signs another request.
 */
export interface ContentTokens {
  /** @param now in milliseconds since 1970 */
  issue(now: number): ContentAccess;
  /** @param now in milliseconds since 1970 */
  admits(token: string, now: number): boolean;
}

export function createContentTokens(): ContentTokens {
  /** End of validity by the token's hash, so that a look into the memory reveals no token. */
  const expiries = new Map<string, number>();
  return {
    issue(now) {
      const token = randomBytes(32).toString('base64url');
      expiries.set(hashOf(token), now + LIFETIME_MS);
      const [oldest] = expiries.keys();
      if (expiries.size > MAX_TOKENS && oldest !== undefined) expiries.delete(oldest);
      return { token, expiresAt: new Date(now + LIFETIME_MS).toISOString() };
    },
    admits: (token, now) => now < (expiries.get(hashOf(token)) ?? 0),
  };
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
