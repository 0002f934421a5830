import { FORM_FIELDS } from '@stadtraum/contracts/forms/form-names';
import { type SentPairs, valuesByField } from '@stadtraum/contracts/forms/sent-fields';

/** Shortest time in which a person can fill in a form, in seconds. */
const MIN_SECONDS = 2;

/** Whether the submission contains any field of a contact form. */
export function hasFormFields(pairs: SentPairs): boolean {
  return valuesByField(pairs).size > 0;
}

/** The submitted solution to a challenge, or an empty string. */
export function sentProof(pairs: SentPairs): string {
  return valuesByField(pairs).get(FORM_FIELDS.proof)?.at(-1) ?? '';
}

/** Whether a bot sent the form: its hidden field is filled in, or it was completed in less than MIN_SECONDS. */
export function isFromBot(pairs: SentPairs): boolean {
  const fields = valuesByField(pairs);
  const [seconds] = fields.get(FORM_FIELDS.seconds) ?? [];
  const isTooFast = seconds !== undefined && /^\d+(\.\d+)?$/.test(seconds) && Number(seconds) < MIN_SECONDS;
  return isTooFast || (fields.get(FORM_FIELDS.website) ?? []).some((value) => value !== '');
}
