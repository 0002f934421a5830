import type { FieldError } from '@stadtraum/contracts/forms/contact-form';
import { FORM_FIELDS, FORM_UNDELIVERED } from '@stadtraum/contracts/forms/form-names';
import { type Challenge, challengeIn } from '@stadtraum/contracts/forms/proof-of-work';
import { submittedName } from './field-name.ts';

/** The server responds within eight seconds. */
const TIMEOUT_MS = 12_000;

/** The result of sending a form. */
export interface FormResult {
  /** Empty if the form has arrived. */
  errors: FieldError[];
  /** The reference number of a form that has arrived. */
  reference?: string | undefined;
  /** Whether the page in place of the form's page says more than the errors. */
  isOnPage?: boolean;
}

/**
 * Sends a form with the number of seconds since the page was opened. If the response contains a
 * challenge, the form is sent again with the solution. Usually the server has already stored the form, and the solution makes it
 * send the e-mail immediately (decision 0092). Never throws: a failure is returned as an error in the form as a whole.
 */
export async function sendForm(endpoint: string, data: FormData, signal: AbortSignal): Promise<FormResult> {
  data.set(submittedName(FORM_FIELDS.seconds), (performance.now() / 1000).toFixed(1));
  try {
    const response = await post(endpoint, data, signal);
    const result = resultOf(response);
    const challenge = challengeIn(response);
    if (!challenge) return result;
    const retried = await retry(endpoint, data, signal, challenge).catch(() => undefined);
    // If the first response was a success, the form is stored, even if the solution fails.
    return result.errors.length === 0 || retried === undefined ? result : resultOf(retried);
  } catch {
    return UNDELIVERED;
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

const UNDELIVERED: FormResult = { errors: [FORM_UNDELIVERED] };

/** Treats a response that neither reports success nor lists errors as a failure. */
function resultOf(response: unknown): FormResult {
  if (typeof response !== 'object' || response === null) return UNDELIVERED;
  const { status, reference, errors, isOnPage } = response as Record<string, unknown>;
  if (status === 'success')
    return { errors: [], reference: typeof reference === 'string' ? reference : undefined };
  const listed = Array.isArray(errors) ? errors.filter(isFieldError) : [];
  return listed.length > 0 ? { errors: listed, isOnPage: isOnPage === true } : UNDELIVERED;
}

function isFieldError(error: unknown): error is FieldError {
  if (typeof error !== 'object' || error === null || !('field' in error) || !('message' in error))
    return false;
  return typeof error.field === 'string' && typeof error.message === 'string';
}
