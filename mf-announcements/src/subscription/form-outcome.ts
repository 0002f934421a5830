import type { FieldError } from '@stadtraum/contracts/forms/contact-form';
import type { SubscriptionResponse } from './subscription-response.ts';

/** The outcome of a submission that the form shows. */
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
export const UNKNOWN_FAILURE: FormOutcome = { errors: [], failure: 'unknown' };

/** The message for errors that have none (R4.1-6). */
const CHECK_INPUT = 'Bitte überprüfe deine Eingabe.';

/** Converts a response to an outcome (R4.1-3..6). An unknown status without errors becomes an unknown error. */
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
