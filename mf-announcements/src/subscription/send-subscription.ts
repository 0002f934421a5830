import { SUBSCRIPTION_ACTION, subscriptionField } from '@stadtraum/contracts/subscription';
import { type Reaction, reactionTo, UNKNOWN_FAILURE } from './reaction.ts';
import { readResponse } from './subscription-response.ts';

/** Milliseconds after which nobody waits any longer; the server answers within eight seconds. */
const PATIENCE = 12_000;

/** Sends a form's fields, URL-encoded (R7.1-1). Whatever goes wrong on the way is an unknown failure: this never throws. */
export async function sendSubscription(
  fields: FormData,
  { leaving, botCheck }: SendingOptions,
): Promise<Reaction> {
  try {
    if (botCheck) {
      const { proveWork } = await import('./prove-work.ts');
      fields.set(subscriptionField('bot-check'), await proveWork(leaving));
    }
    const answer = await fetch(SUBSCRIPTION_ACTION, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams([...fields].map(([name, value]) => [name, String(value)])),
      signal: AbortSignal.any([leaving, AbortSignal.timeout(PATIENCE)]),
    });
    const response = answer.ok ? readResponse(await answer.json()) : undefined;
    return response ? reactionTo(response) : UNKNOWN_FAILURE;
  } catch {
    return UNKNOWN_FAILURE;
  }
}

export interface SendingOptions {
  /** Breaks it off. */
  leaving: AbortSignal;
  /** The site asks for a proof of work (decision 29). */
  botCheck: boolean;
}
