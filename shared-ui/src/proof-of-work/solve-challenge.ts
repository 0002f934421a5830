import type { Challenge } from '@stadtraum/contracts/forms/proof-of-work';

const TIMEOUT_MS = 20_000;

/**
 * Solves one of the site's challenges (P29). This takes a browser a second, which is too expensive for a program that submits
 * thousands of forms. It does not use ALTCHA's widget, whose inline styles and workers the site's security policy forbids.
 *
 * @returns the value of the form field for the solution
 * @throws if the visitor leaves, if solving takes too long, or if `crypto.subtle` is unavailable because the page is not secure
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
