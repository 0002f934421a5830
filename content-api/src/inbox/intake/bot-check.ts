import { createHmac } from 'node:crypto';
import type { Challenge } from '@stadtraum/contracts/forms/proof-of-work';
import { createChallenge, verifySolution } from 'altcha-lib/v1';
import { LRUCache } from 'lru-cache';

/** Highest number to try: about one second on a phone. */
const BASE_MAX_NUMBER = 50_000;
/** How long a challenge is valid, in milliseconds. */
const LIFETIME_MS = 10 * 60_000;
/** Number of used solutions that are remembered; no more forms arrive within ten minutes. */
const MAX_USED = 100_000;
const MAX_SOLUTION_LENGTH = 2000;

/** ALTCHA's proof of work (P29): challenges are signed, not stored; each solution is valid for one form. */
export class BotCheck {
  readonly #key: string;
  readonly #used = new LRUCache<string, true>({ max: MAX_USED, ttl: LIFETIME_MS });

  /** @param innerSecret of the site: its content APIs accept each other's challenges, also after a restart */
  constructor(innerSecret: string) {
    this.#key = createHmac('sha256', innerSecret).update('bot-check').digest('hex');
  }

  /** @param difficulty factor of the usual work */
  async challenge(difficulty = 1, expires = new Date(Date.now() + LIFETIME_MS)): Promise<Challenge> {
    const maxNumber = BASE_MAX_NUMBER * difficulty;
    const {
      challenge,
      salt,
      signature,
      maxnumber = maxNumber,
    } = await createChallenge({
      hmacKey: this.#key,
      algorithm: 'SHA-256',
      maxNumber,
      expires,
    });
    return { algorithm: 'SHA-256', challenge, salt, signature, maxnumber };
  }

  /** Whether this is an unused solution of one of our challenges; marks it as used. */
  async passes(solution: string): Promise<boolean> {
    if (solution === '' || solution.length > MAX_SOLUTION_LENGTH) return false;
    const isRight = await verifySolution(solution, this.#key).catch(() => false);
    const signature = isRight ? signatureOf(solution) : '';
    if (signature === '' || this.#used.has(signature)) return false;
    this.#used.set(signature, true);
    return true;
  }
}

/** Identifies a solution: unlike its JSON, the signature has only one spelling. */
function signatureOf(solution: string): string {
  const { signature } = JSON.parse(Buffer.from(solution, 'base64').toString()) as { signature: string };
  return signature;
}
