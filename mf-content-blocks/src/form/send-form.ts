import type { FieldError } from '@stadtraum/contracts/contact-form';
import { FORM_FIELDS, FORM_UNDELIVERED } from '@stadtraum/contracts/form-names';
import { nameOf } from './field-name.ts';

/** Milliseconds after which nobody waits any longer; the server answers within eight seconds. */
const PATIENCE = 12_000;

/**
 * Sends a form, with the seconds that it was on the screen, and tells what is wrong; nothing when it has arrived. Whatever goes
 * wrong on the way is an error of the form as a whole: this never throws.
 */
export async function sendForm(
  endpoint: string,
  data: FormData,
  leaving: AbortSignal,
): Promise<FieldError[]> {
  data.set(nameOf(FORM_FIELDS.seconds), (performance.now() / 1000).toFixed(1));
  try {
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams([...data].map(([name, value]) => [name, String(value)])),
      signal: AbortSignal.any([leaving, AbortSignal.timeout(PATIENCE)]),
    });
    return problemsOf(await answer.json());
  } catch {
    return [FORM_UNDELIVERED];
  }
}

/** An answer that is none of those that were agreed on is a failure. */
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
