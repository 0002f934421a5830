import type { FieldError } from '@stadtraum/contracts/forms/contact-form';
import { FORM_FIELDS, FORM_UNDELIVERED } from '@stadtraum/contracts/forms/form-names';
import { type Challenge, challengeIn } from '@stadtraum/contracts/forms/proof-of-work';
import { nameOf } from './field-name.ts';

/** Milliseconds; the server answers within eight seconds. */
const TIMEOUT_MS = 12_000;

/**
 * Sends a form with the seconds since it was shown, and returns its errors; none on success. If the answer has a challenge, the
 * form is sent again with its solution: usually it is already stored, and its mail is then sent at once (decision 0092). Any
 * failure becomes an error of the form as a whole: this never throws.
 */
export async function sendForm(endpoint: string, data: FormData, signal: AbortSignal): Promise<FieldError[]> {
  data.set(nameOf(FORM_FIELDS.seconds), (performance.now() / 1000).toFixed(1));
  try {
    const answer = await post(endpoint, data, signal);
    const problems = problemsOf(answer);
    const challenge = challengeIn(answer);
    if (!challenge) return problems;
    const again = await postAgain(endpoint, data, signal, challenge).catch(() => undefined);
    // A stored form stays stored even if the solution fails.
    return problems.length === 0 || again === undefined ? problems : problemsOf(again);
  } catch {
    return [FORM_UNDELIVERED];
  }
}

async function post(endpoint: string, data: FormData, signal: AbortSignal): Promise<unknown> {
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams([...data].map(([name, value]) => [name, String(value)])),
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  return answer.json();
}

async function postAgain(
  endpoint: string,
  data: FormData,
  signal: AbortSignal,
  challenge: Challenge,
): Promise<unknown> {
  const { solveChallenge } = await import('@stadtraum/shared-ui/proof-of-work');
  data.set(nameOf(FORM_FIELDS.proof), await solveChallenge(challenge, signal));
  return post(endpoint, data, signal);
}

/** Any other answer is a failure. */
function problemsOf(answer: unknown): FieldError[] {
  if (typeof answer !== 'object' || answer === null || !('status' in answer)) return [FORM_UNDELIVERED];
  if (answer.status === 'success') return [];
  const errors = 'errors' in answer && Array.isArray(answer.errors) ? answer.errors.filter(isFieldError) : [];
  return errors.length > 0 ? errors : [FORM_UNDELIVERED];
}

function isFieldError(error: unknown): error is FieldError {
  if (typeof error !== 'object' || error === null || !('field' in error) || !('message' in error))
    return false;
  return typeof error.field === 'string' && typeof error.message === 'string';
}
