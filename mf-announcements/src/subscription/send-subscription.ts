import { type Challenge, challengeIn } from '@stadtraum/contracts/forms/proof-of-work';
import { SUBSCRIPTION_ACTION, subscriptionField } from '@stadtraum/contracts/forms/subscription';
import { type FormOutcome, toFormOutcome, UNKNOWN_FAILURE } from './form-outcome.ts';
import { readResponse } from './subscription-response.ts';

/** Timeout of a request; the server responds within eight seconds. */
const TIMEOUT_MS = 12_000;

const PROOF = subscriptionField('bot-check');

/**
 * Sends a form's fields, URL-encoded (R7.1-1). If the response contains a challenge, sends them again with its solution:
 * usually the request is already stored, and its e-mail is then sent immediately (decision 0092). Never throws: any failure becomes
 * an unknown error.
 */
export async function sendSubscription(
  fields: FormData,
  { signal, botCheck }: SendingOptions,
): Promise<FormOutcome> {
  try {
    if (botCheck) {
      const { proveWork } = await import('./prove-work.ts');
      fields.set(PROOF, await proveWork(signal));
    }
    const body = await post(fields, signal);
    const outcome = readOutcome(body);
    const challenge = challengeIn(body);
    if (!challenge) return outcome;
    const retried = await retry(fields, signal, challenge).catch(() => undefined);
    // A stored request stays stored even if the solution fails.
    return outcome.success || retried === undefined ? outcome : readOutcome(retried);
  } catch {
    return UNKNOWN_FAILURE;
  }
}

function readOutcome(body: unknown): FormOutcome {
  const response = readResponse(body);
  return response ? toFormOutcome(response) : UNKNOWN_FAILURE;
}

/** The response's body; undefined for an error status. */
async function post(fields: FormData, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(SUBSCRIPTION_ACTION, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams([...fields].map(([name, value]) => [name, String(value)])),
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  return response.ok ? response.json() : undefined;
}

async function retry(fields: FormData, signal: AbortSignal, challenge: Challenge): Promise<unknown> {
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
