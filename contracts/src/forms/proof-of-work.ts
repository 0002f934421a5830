/*
 * Proof of work in ALTCHA's format (P29, decision 0092): the content API requests it, and the browser computes it. This file
 * imports no schema and no library, because forms in the browser need neither.
 */

/** A task set by the content API: find the number from 0 to `maxnumber` that, appended to `salt`, has the SHA-256 `challenge`. */
export interface Challenge {
  algorithm: 'SHA-256';
  /** In hex. */
  challenge: string;
  maxnumber: number;
  salt: string;
  signature: string;
}

/** Larger tasks are ignored, because they could keep a phone busy for minutes. */
const MAX_NUMBER = 1_000_000;

/**
 * The challenge in the JSON response to a submitted form, if any. A response has one if the form was stored but its mail is held
 * back, or if there was no room to store the form. The browser sends the form again with the solution.
 */
export function challengeIn(response: unknown): Challenge | undefined {
  const challenge = (response as { challenge?: Partial<Challenge> } | null)?.challenge;
  if (typeof challenge !== 'object' || challenge === null) return undefined;
  const { algorithm, maxnumber = MAX_NUMBER + 1, salt, signature } = challenge;
  const isSupported = algorithm === 'SHA-256' && maxnumber <= MAX_NUMBER;
  const isComplete = [challenge.challenge, salt, signature].every((text) => typeof text === 'string');
  return isSupported && isComplete ? (challenge as Challenge) : undefined;
}
