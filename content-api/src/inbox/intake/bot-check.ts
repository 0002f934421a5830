import { createHmac } from 'node:crypto';
import type { Challenge } from '@stadtraum/contracts/forms/proof-of-work';
import { createChallenge, verifySolution } from 'altcha-lib/v1';
import { LRUCache } from 'lru-cache';

/** Highest number that a browser has to try: about one second of work on a phone. */
const BASE_MAX_NUMBER = 50_000;
/** How long a challenge is valid, in milliseconds. */
const LIFETIME_MS = 10 * 60_000;
/** Number of used solutions to remember, more than the number of forms that arrive within LIFETIME_MS. */
const MAX_USED = 100_000;
const MAX_SOLUTION_LENGTH = 2000;

/** Proof of work with ALTCHA (P29). Challenges are signed but not stored; each solution is valid for one form. */
export class BotCheck {
  readonly #key: string;
  readonly #used = new LRUCache<string, true>({ max: MAX_USED, ttl: LIFETIME_MS });

  /**
   * @param innerSecret the site's secret; with it, all content APIs of the site accept each other's challenges, even after a
   *   restart
   */
  constructor(innerSecret: string) {
    this.#key = createHmac('sha256', innerSecret).update('bot-check').digest('hex');
  }

  /** @param difficulty multiple of the usual work */
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

  /** Whether `solution` is an unused solution to one of our challenges; marks it as used. */
  async passes(solution: string): Promise<boolean> {
    if (solution === '' || solution.length > MAX_SOLUTION_LENGTH) return false;
    const isValid = await verifySolution(solution, this.#key).catch(() => false);
    const signature = isValid ? signatureOf(solution) : '';
    if (signature === '' || this.#used.has(signature)) return false;
    this.#used.set(signature, true);
    return true;
  }
}

/** Identifies a solution by its signature, since the JSON around it can be written in different ways. */
function signatureOf(solution: string): string {
  const { signature } = JSON.parse(Buffer.from(solution, 'base64').toString()) as { signature: string };
  return signature;
}
