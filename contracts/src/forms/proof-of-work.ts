/*
 * Proof of work in ALTCHA's format (P29, decision 0092): the content API asks for it, the browser does it. No schema
 * and no library here: a form in the browser needs neither.
 */

/** A task of the content API's own: the number from 0 to `maxnumber` whose SHA-256, after `salt`, is `challenge`. */
export interface Challenge {
  algorithm: 'SHA-256';
  /** In hex. */
  challenge: string;
  maxnumber: number;
  salt: string;
  signature: string;
}

/** More than this is not tried: no page keeps a telephone busy for minutes. */
const MAX_NUMBER = 1_000_000;

/**
 * The challenge that the JSON answer to a sent form may hold, beside its status: the form was stored, and its mail waits, or there
 * was no room for it; with the solution it is to be sent once more.
 */
export function challengeIn(answer: unknown): Challenge | undefined {
  const challenge = (answer as { challenge?: Partial<Challenge> } | null)?.challenge;
  if (typeof challenge !== 'object' || challenge === null) return undefined;
  const { algorithm, maxnumber = MAX_NUMBER + 1, salt, signature } = challenge;
  const isKnown = algorithm === 'SHA-256' && maxnumber <= MAX_NUMBER;
  const isWhole = [challenge.challenge, salt, signature].every((text) => typeof text === 'string');
  return isKnown && isWhole ? (challenge as Challenge) : undefined;
}
