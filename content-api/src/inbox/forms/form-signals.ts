import { FORM_FIELDS } from '@stadtraum/contracts/forms/form-names';
import { type SentPairs, valuesByField } from '@stadtraum/contracts/forms/sent-fields';

/** Seconds that a person needs at least to fill in a form. */
const MIN_SECONDS = 2;

/** Whether the submission has any field of a contact form. */
export function hasFormFields(pairs: SentPairs): boolean {
  return valuesByField(pairs).size > 0;
}

/** The solution of a challenge; empty without one. */
export function sentProof(pairs: SentPairs): string {
  return valuesByField(pairs).get(FORM_FIELDS.proof)?.at(-1) ?? '';
}

/** Whether a bot sent the form: it filled in the hidden field, or was faster than a person can be. */
export function isFromBot(pairs: SentPairs): boolean {
  const fields = valuesByField(pairs);
  const [seconds] = fields.get(FORM_FIELDS.seconds) ?? [];
  const isTooFast = seconds !== undefined && /^\d+(\.\d+)?$/.test(seconds) && Number(seconds) < MIN_SECONDS;
  return isTooFast || (fields.get(FORM_FIELDS.website) ?? []).some((value) => value !== '');
}
