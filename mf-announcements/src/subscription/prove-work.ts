import { challengeIn } from '@stadtraum/contracts/forms/proof-of-work';
import { BOT_CHECK_PATH } from '@stadtraum/contracts/forms/subscription';
import { solveChallenge } from '@stadtraum/shared-ui/proof-of-work';

/**
 * Requests a challenge and solves it, for sites that always require a proof of work (`BOT_CHECK`).
 *
 * @returns the value for the form's field `bot-check`
 * @throws if there is no challenge, or if the signal is aborted
 */
export async function proveWork(signal: AbortSignal): Promise<string> {
  const response = await fetch(BOT_CHECK_PATH, { signal });
  const challenge = challengeIn({ challenge: await response.json() });
  if (!challenge) throw new Error('the site offers no challenge');
  return solveChallenge(challenge, signal);
}
