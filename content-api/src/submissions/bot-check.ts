import { randomBytes } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib/v1';
import type { Challenge } from 'altcha-lib/v1/types';
import { LRUCache } from 'lru-cache';

/** Highest number to be tried: about a second of a telephone. */
const WORK = 50_000;
/** Milliseconds that a challenge can be solved in. */
const LIFETIME = 10 * 60_000;
/** Solutions that are remembered; as many forms come in ten minutes at most. */
const MOST_USED = 100_000;
const LONGEST = 2000;

/** ALTCHA's proof of work (decision 29): challenges are signed, not stored, and each solution is good for one form. */
export class BotCheck {
  readonly #secret: string;
  readonly #used = new LRUCache<string, true>({ max: MOST_USED, ttl: LIFETIME });

  /** @param secret the same for all content APIs of a site */
  constructor(secret: string = randomBytes(32).toString('hex')) {
    this.#secret = secret;
  }

  challenge(expires = new Date(Date.now() + LIFETIME)): Promise<Challenge> {
    return createChallenge({ hmacKey: this.#secret, maxNumber: WORK, expires });
  }

  /** Whether it is the solution of a challenge of ours that was not used before; it is used now. */
  async passes(solution: string): Promise<boolean> {
    if (solution === '' || solution.length > LONGEST) return false;
    const isRight = await verifySolution(solution, this.#secret).catch(() => false);
    const signature = isRight ? signatureOf(solution) : '';
    if (signature === '' || this.#used.has(signature)) return false;
    this.#used.set(signature, true);
    return true;
  }
}

/** By the signature, which cannot be written in two ways. */
function signatureOf(solution: string): string {
  const { signature } = JSON.parse(Buffer.from(solution, 'base64').toString()) as { signature: string };
  return signature;
}
