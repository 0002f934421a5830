import type { FieldError } from '@stadtraum/contracts/forms/contact-form';
import type { SubscriptionResponse } from './subscription-response.ts';

/** The outcome of a submission, as the form shows it. */
export interface FormOutcome {
  /** Errors for the form's fields, which are identified by the classes of their inputs. */
  errors: readonly FieldError[];
  notice?: 'userExists' | 'noSubjectsChosen';
  /** `validation` is shown after the button, `unknown` in the form's body. */
  failure?: 'validation' | 'unknown';
  /** The message that replaces the form. */
  success?: 'subjects' | 'announcement';
}

export const NO_OUTCOME: FormOutcome = { errors: [] };
export const NO_SUBJECTS: FormOutcome = { errors: [], notice: 'noSubjectsChosen' };
export const UNKNOWN_FAILURE: FormOutcome = { errors: [], failure: 'unknown' };

/** R4.1-6. */
const CHECK_INPUT = 'Bitte überprüfe deine Eingabe.';

/** R4.1-3..6. An error status without fields counts as an unknown error, so that there is always a message. */
export function toFormOutcome({ status, aid, errors }: SubscriptionResponse): FormOutcome {
  switch (status) {
    case 'success':
      return { errors: [], success: aid === 0 ? 'subjects' : 'announcement' };
    case 'userExists':
      return { errors: [], notice: 'userExists' };
    case 'error':
      return { errors: toFieldErrors(errors), failure: 'validation' };
    default:
      return errors.length === 0 ? UNKNOWN_FAILURE : { errors: toFieldErrors(errors) };
  }
}

function toFieldErrors(errors: SubscriptionResponse['errors']): FieldError[] {
  return errors.map(({ field, message = CHECK_INPUT }) => ({ field, message }));
}
