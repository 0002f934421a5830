import { challengeIn } from '@stadtraum/contracts/forms/proof-of-work';
import { BOT_CHECK_PATH } from '@stadtraum/contracts/forms/subscription';
import { solveChallenge } from '@stadtraum/shared-ui/proof-of-work';

/**
 * Requests a challenge and solves it, for sites that always require a proof of work (`BOT_CHECK`).
 *
 * @returns value of the form's field `bot-check`
 * @throws when there is no challenge, or the visitor has left
 */
export async function proveWork(signal: AbortSignal): Promise<string> {
  const answer = await fetch(BOT_CHECK_PATH, { signal });
  const challenge = challengeIn({ challenge: await answer.json() });
  if (!challenge) throw new Error('the site offers no challenge');
  return solveChallenge(challenge, signal);
}
