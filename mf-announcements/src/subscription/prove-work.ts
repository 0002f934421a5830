import { BOT_CHECK_PATH } from '@stadtraum/contracts/subscription';
import { solveChallenge } from 'altcha-lib/v1';

interface Challenge {
  algorithm: string;
  challenge: string;
  maxnumber: number;
  salt: string;
  signature: string;
}

/**
 * Gets a challenge of the site's own and solves it (decision 29): a second of work for a browser, much for whoever sends forms by
 * the thousand. No widget: ALTCHA's writes styles and starts workers, which the site's policy forbids, and nobody has to see this.
 *
 * @returns what the form's field `bot-check` is sent with
 * @throws when there is no challenge, or the visitor has left
 */
export async function proveWork(leaving: AbortSignal): Promise<string> {
  const answer = await fetch(BOT_CHECK_PATH, { signal: leaving });
  const { algorithm, challenge, maxnumber, salt, signature } = (await answer.json()) as Challenge;
  const { promise, controller } = solveChallenge(challenge, salt, algorithm, maxnumber);
  leaving.addEventListener('abort', () => controller.abort());
  const solution = await promise;
  if (!solution) throw new Error('the challenge has no solution');
  return btoa(JSON.stringify({ algorithm, challenge, number: solution.number, salt, signature }));
}
