import { type Challenge, challengeIn } from '@stadtraum/contracts/forms/proof-of-work';
import { SUBSCRIPTION_ACTION, subscriptionField } from '@stadtraum/contracts/forms/subscription';
import { type Reaction, reactionTo, UNKNOWN_FAILURE } from './reaction.ts';
import { readResponse } from './subscription-response.ts';

/** Milliseconds; the server answers within eight seconds. */
const TIMEOUT_MS = 12_000;

const PROOF = subscriptionField('bot-check');

/**
 * Sends a form's fields, URL-encoded (R7.1-1). If the answer has a challenge, they are sent again with its solution: usually the
 * request is already stored, and its mail is then sent at once (decision 0092). Any failure becomes an unknown error: this never
 * throws.
 */
export async function sendSubscription(
  fields: FormData,
  { signal, botCheck }: SendingOptions,
): Promise<Reaction> {
  try {
    if (botCheck) {
      const { proveWork } = await import('./prove-work.ts');
      fields.set(PROOF, await proveWork(signal));
    }
    const body = await post(fields, signal);
    const reaction = reactTo(body);
    const challenge = challengeIn(body);
    if (!challenge) return reaction;
    const again = await postAgain(fields, signal, challenge).catch(() => undefined);
    // A stored request stays stored even if the solution fails.
    return reaction.success || again === undefined ? reaction : reactTo(again);
  } catch {
    return UNKNOWN_FAILURE;
  }
}

function reactTo(body: unknown): Reaction {
  const response = readResponse(body);
  return response ? reactionTo(response) : UNKNOWN_FAILURE;
}

/** The response's body; undefined for an error status. */
async function post(fields: FormData, signal: AbortSignal): Promise<unknown> {
  const answer = await fetch(SUBSCRIPTION_ACTION, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams([...fields].map(([name, value]) => [name, String(value)])),
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  return answer.ok ? answer.json() : undefined;
}

async function postAgain(fields: FormData, signal: AbortSignal, challenge: Challenge): Promise<unknown> {
  const { solveChallenge } = await import('@stadtraum/shared-ui/proof-of-work');
  fields.set(PROOF, await solveChallenge(challenge, signal));
  return post(fields, signal);
}

export interface SendingOptions {
  /** Aborts the requests. */
  signal: AbortSignal;
  /** Whether the site requires a proof of work (P29). */
  botCheck: boolean;
}
