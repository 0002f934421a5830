import { challengeIn } from '@stadtraum/contracts/forms/proof-of-work';
import { BOT_CHECK_PATH } from '@stadtraum/contracts/forms/subscription';
import { solveChallenge } from '@stadtraum/shared-ui/proof-of-work';

/**
 * Gets a challenge and solves it, where the site always asks for a proof of work (`BOT_CHECK`).
 *
 * @returns what the form's field `bot-check` is sent with
 * @throws when there is no challenge, or the visitor has left
 */
export async function proveWork(leaving: AbortSignal): Promise<string> {
  const answer = await fetch(BOT_CHECK_PATH, { signal: leaving });
  const challenge = challengeIn({ challenge: await answer.json() });
  if (!challenge) throw new Error('the site offers no challenge');
  return solveChallenge(challenge, leaving);
}
