import { type FieldError, FORM_FIELDS } from '@stadtraum/contracts/contact-form';

/** Milliseconds after which nobody waits any longer; the server answers within eight seconds. */
const PATIENCE = 12_000;

const FAILURE: FieldError = {
  field: FORM_FIELDS.form,
  message:
    'Ihre Nachricht konnte nicht gesendet werden. Bitte versuchen Sie es später noch einmal oder rufen Sie uns an.',
};

/**
 * Sends a form and tells what is wrong; nothing when it has arrived. Whatever goes wrong on the way is an error of the form as a
 * whole: this never throws.
 */
export async function sendForm(
  endpoint: string,
  data: FormData,
  leaving: AbortSignal,
): Promise<FieldError[]> {
  try {
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams([...data].map(([name, value]) => [name, String(value)])),
      signal: AbortSignal.any([leaving, AbortSignal.timeout(PATIENCE)]),
    });
    return problemsOf(await answer.json());
  } catch {
    return [FAILURE];
  }
}

/** An answer that is none of those that were agreed on is a failure. */
function problemsOf(answer: unknown): FieldError[] {
  if (typeof answer !== 'object' || answer === null || !('status' in answer)) return [FAILURE];
  if (answer.status === 'success') return [];
  const errors = 'errors' in answer && Array.isArray(answer.errors) ? answer.errors.filter(isFieldError) : [];
  return errors.length > 0 ? errors : [FAILURE];
}

function isFieldError(error: unknown): error is FieldError {
  if (typeof error !== 'object' || error === null || !('field' in error) || !('message' in error))
    return false;
  return typeof error.field === 'string' && typeof error.message === 'string';
}
