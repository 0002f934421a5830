import type { FieldError } from '@stadtraum/contracts/forms/contact-form';
import type { SubscriptionResponse } from './subscription-response.ts';

/** What a form shows after it was sent, or not sent. */
export interface Reaction {
  /** What is wrong with its fields, by the classes of their inputs. */
  errors: readonly FieldError[];
  notice?: 'userExists' | 'noSubjectsChosen';
  /** `validation` stands after the button, `unknown` in the form's body. */
  failure?: 'validation' | 'unknown';
  /** The form goes; this message takes its place. */
  success?: 'subjects' | 'announcement';
}

export const NOTHING: Reaction = { errors: [] };
export const NO_SUBJECTS: Reaction = { errors: [], notice: 'noSubjectsChosen' };
export const UNKNOWN_FAILURE: Reaction = { errors: [], failure: 'unknown' };

/** R4.1-6. */
const CHECK_INPUT = 'Bitte überprüfe deine Eingabe.';

/** R4.1-3..6. A status that names no field would leave the visitor without a word: it is an unknown failure. */
export function reactionTo({ status, aid, errors }: SubscriptionResponse): Reaction {
  switch (status) {
    case 'success':
      return { errors: [], success: aid === 0 ? 'subjects' : 'announcement' };
    case 'userExists':
      return { errors: [], notice: 'userExists' };
    case 'error':
      return { errors: told(errors), failure: 'validation' };
    default:
      return errors.length === 0 ? UNKNOWN_FAILURE : { errors: told(errors) };
  }
}

function told(errors: SubscriptionResponse['errors']): FieldError[] {
  return errors.map(({ field, message = CHECK_INPUT }) => ({ field, message }));
}
