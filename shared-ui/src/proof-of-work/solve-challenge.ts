import type { Challenge } from '@stadtraum/contracts/forms/proof-of-work';

/** Milliseconds that a challenge may keep a browser busy. */
const TIMEOUT_MS = 20_000;

/**
 * Solves one of the site's challenges (P29): a second of work for a browser, but a lot for a program that submits thousands of
 * forms. It does not use ALTCHA's widget, which writes styles and starts workers against the site's policy; there is nothing to
 * show.
 *
 * @returns the value of the form's field for the solution
 * @throws when the visitor has left, when it takes too long, or where the page is not secure and has no `crypto.subtle`
 */
export async function solveChallenge(challenge: Challenge, leaving: AbortSignal): Promise<string> {
  const { maxnumber, ...signed } = challenge;
  const signal = AbortSignal.any([leaving, AbortSignal.timeout(TIMEOUT_MS)]);
  const encoder = new TextEncoder();
  for (let number = 0; number <= maxnumber; number += 1) {
    signal.throwIfAborted();
    const digest = await crypto.subtle.digest('SHA-256', encoder.encode(signed.salt + number));
    if (hexOf(digest) === signed.challenge) return btoa(JSON.stringify({ ...signed, number }));
  }
  throw new Error('the challenge has no solution');
}

function hexOf(digest: ArrayBuffer): string {
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
