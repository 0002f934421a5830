import type { FieldError } from '@stadtraum/contracts/forms/contact-form';
import { FORM_FIELDS, FORM_UNDELIVERED } from '@stadtraum/contracts/forms/form-names';
import { type Challenge, challengeIn } from '@stadtraum/contracts/forms/proof-of-work';
import { submittedName } from './field-name.ts';

/** The server responds within eight seconds. */
const TIMEOUT_MS = 12_000;

/**
 * Sends a form with the number of seconds since the page was opened, and returns the errors in it. If the response contains a
 * challenge, the form is sent again with the solution. Usually the server has already stored the form, and the solution makes it
 * send the e-mail immediately (decision 0092). Never throws: a failure is returned as an error in the form as a whole.
 */
export async function sendForm(endpoint: string, data: FormData, signal: AbortSignal): Promise<FieldError[]> {
  data.set(submittedName(FORM_FIELDS.seconds), (performance.now() / 1000).toFixed(1));
  try {
    const response = await post(endpoint, data, signal);
    const errors = errorsIn(response);
    const challenge = challengeIn(response);
    if (!challenge) return errors;
    const retried = await retry(endpoint, data, signal, challenge).catch(() => undefined);
    // If the first response was a success, the form is stored, even if the solution fails.
    return errors.length === 0 || retried === undefined ? errors : errorsIn(retried);
  } catch {
    return [FORM_UNDELIVERED];
  }
}

async function post(endpoint: string, data: FormData, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams([...data].map(([name, value]) => [name, String(value)])),
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  return response.json();
}

async function retry(
  endpoint: string,
  data: FormData,
  signal: AbortSignal,
  challenge: Challenge,
): Promise<unknown> {
  const { solveChallenge } = await import('@stadtraum/shared-ui/proof-of-work');
  data.set(submittedName(FORM_FIELDS.proof), await solveChallenge(challenge, signal));
  return post(endpoint, data, signal);
}

/** Treats a response that neither reports success nor lists errors as a failure. */
function errorsIn(response: unknown): FieldError[] {
  if (typeof response !== 'object' || response === null || !('status' in response)) return [FORM_UNDELIVERED];
  if (response.status === 'success') return [];
  const errors =
    'errors' in response && Array.isArray(response.errors) ? response.errors.filter(isFieldError) : [];
  return errors.length > 0 ? errors : [FORM_UNDELIVERED];
}

function isFieldError(error: unknown): error is FieldError {
  if (typeof error !== 'object' || error === null || !('field' in error) || !('message' in error))
    return false;
  return typeof error.field === 'string' && typeof error.message === 'string';
}
