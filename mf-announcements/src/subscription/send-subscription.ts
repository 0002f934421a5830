import { type Challenge, challengeIn } from '@stadtraum/contracts/forms/proof-of-work';
import { SUBSCRIPTION_ACTION, subscriptionField } from '@stadtraum/contracts/forms/subscription';
import { type Reaction, reactionTo, UNKNOWN_FAILURE } from './reaction.ts';
import { readResponse } from './subscription-response.ts';

/** Milliseconds; the server answers within eight seconds. */
const TIMEOUT_MS = 12_000;

const PROOF = subscriptionField('bot-check');

/**
 * Sends a form's fields, URL-encoded (R7.1-1). Where the answer holds a challenge, they are sent once more with its solution: in
 * general the request is stored already, and its mail leaves at once then (decision 0092). Whatever goes wrong on the way
 * is an unknown failure: this never throws.
 */
export async function sendSubscription(
  fields: FormData,
  { leaving, botCheck }: SendingOptions,
): Promise<Reaction> {
  try {
    if (botCheck) {
      const { proveWork } = await import('./prove-work.ts');
      fields.set(PROOF, await proveWork(leaving));
    }
    const body = await post(fields, leaving);
    const reaction = reactTo(body);
    const challenge = challengeIn(body);
    if (!challenge) return reaction;
    const again = await postAgain(fields, leaving, challenge).catch(() => undefined);
    // What was stored stays so, whatever becomes of the solution.
    return reaction.success || again === undefined ? reaction : reactTo(again);
  } catch {
    return UNKNOWN_FAILURE;
  }
}

function reactTo(body: unknown): Reaction {
  const response = readResponse(body);
  return response ? reactionTo(response) : UNKNOWN_FAILURE;
}

/** The answer's body; undefined when its status tells of a failure. */
async function post(fields: FormData, leaving: AbortSignal): Promise<unknown> {
  const answer = await fetch(SUBSCRIPTION_ACTION, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams([...fields].map(([name, value]) => [name, String(value)])),
    signal: AbortSignal.any([leaving, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  return answer.ok ? answer.json() : undefined;
}

async function postAgain(fields: FormData, leaving: AbortSignal, challenge: Challenge): Promise<unknown> {
  const { solveChallenge } = await import('@stadtraum/shared-ui/proof-of-work');
  fields.set(PROOF, await solveChallenge(challenge, leaving));
  return post(fields, leaving);
}

export interface SendingOptions {
  /** Breaks it off. */
  leaving: AbortSignal;
  /** The site asks for a proof of work (P29). */
  botCheck: boolean;
}
