import type { ContactForm, FieldError, FormField } from './contact-form.ts';

/** Names that browser and server both use. No schemas here: a form in the browser needs none. */

/** Prefix of the names that a form's fields are sent under: `tx_powermail_pi1[<name>]`, or `tx_powermail_pi1[<name>][]`. */
export const FORM_PREFIX = 'tx_powermail_pi1';

/**
 * Fields of every form beside those of its content: `__form` is the id of its block; `__website` is left empty by people
 * (honeypot); `__seconds` is how long the form was on the screen, written by script, empty without; `__proof` is the solution of a
 * challenge, sent only when the answer to the same form held one.
 */
export const FORM_FIELDS = {
  form: '__form',
  website: '__website',
  seconds: '__seconds',
  proof: '__proof',
} as const;

/** Query parameter of the page that a sent form leads to; its value is the id of the form's block. */
export const FORM_SENT_PARAMETER = `${FORM_PREFIX}[sent]`;

/** On the element that confirms a sent form: the page scrolls there (R2.8-2). */
export const CONFIRMATION_ATTRIBUTE = 'data-form-confirmation';

/** What is sent for a ticked `checkbox`. */
export const TICKED = 'ja';

/** Nobody knows whether the form has arrived: the visitor keeps the input. */
export const FORM_UNDELIVERED: FieldError = {
  field: FORM_FIELDS.form,
  message:
    'Ihre Nachricht konnte nicht gesendet werden. Bitte versuchen Sie es später noch einmal oder rufen Sie uns an.',
};

/** Where a sent form leads: its page again, with a query that begins with `tx_powermail_pi1` (R2.8-2). */
export function formSentLocation(page: string, block: string): string {
  return `${page}?${encodeURIComponent(FORM_SENT_PARAMETER)}=${encodeURIComponent(block)}`;
}

export function fieldsOf(form: ContactForm): FormField[] {
  return form.pages.flatMap(({ fields }) => fields);
}
