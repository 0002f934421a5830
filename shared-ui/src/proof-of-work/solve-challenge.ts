import type { Challenge } from '@stadtraum/contracts/forms/proof-of-work';

/** Milliseconds that a challenge may keep a browser busy. */
const TIMEOUT_MS = 20_000;

/**
 * Solves a challenge of the site's own (P29): a second of work for a browser, much for a program that sends forms by the
 * thousand. No widget: ALTCHA's writes styles and starts workers, which the site's policy forbids, and there is nothing to see.
 *
 * @returns what the form's field for it is sent with
 * @throws when the visitor has left, when it takes too long, or where the page is not secure and has no `crypto.subtle`
 */
export async function solveChallenge(challenge: Challenge, leaving: AbortSignal): Promise<string> {
  const { maxnumber, ...signed } = challenge;
  const ending = AbortSignal.any([leaving, AbortSignal.timeout(TIMEOUT_MS)]);
  const encoder = new TextEncoder();
  for (let number = 0; number <= maxnumber; number += 1) {
    ending.throwIfAborted();
    const digest = await crypto.subtle.digest('SHA-256', encoder.encode(signed.salt + number));
    if (hexOf(digest) === signed.challenge) return btoa(JSON.stringify({ ...signed, number }));
  }
  throw new Error('the challenge has no solution');
}

function hexOf(digest: ArrayBuffer): string {
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
