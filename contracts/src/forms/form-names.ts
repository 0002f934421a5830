import type { ContactForm, FieldError, FormField } from './contact-form.ts';

/* Names that the browser and the server share. This file imports no schema, because forms in the browser need none. */

/** Prefix of a form's field names: `tx_powermail_pi1[<name>]`, or `tx_powermail_pi1[<name>][]`. */
export const FORM_PREFIX = 'tx_powermail_pi1';

/**
 * Fields that every form has in addition to those in its content: `__form` is the id of its block; `__website` is a honeypot that
 * people leave empty; `__seconds` is how long the form was on screen, set by a script and empty without one; `__proof` is the
 * solution to a challenge, sent only after a response to the same form contained one.
 */
export const FORM_FIELDS = {
  form: '__form',
  website: '__website',
  seconds: '__seconds',
  proof: '__proof',
} as const;

/** Query parameter of the page shown after a form has been sent; its value is the id of the form's block. */
export const FORM_SENT_PARAMETER = `${FORM_PREFIX}[sent]`;

/** Query parameter of the same page: the form's reference number. */
export const FORM_REFERENCE_PARAMETER = `${FORM_PREFIX}[reference]`;

/**
 * A form's reference number, for example `7K3F-9QXD`: for telephone calls, so it has no vowels, which would form words, and no
 * characters that look alike.
 */
export const FORM_REFERENCE = /^[2-9BCDFGHJKMNPQRSTVWXYZ]{4}-[2-9BCDFGHJKMNPQRSTVWXYZ]{4}$/;

/** Marks the element that confirms a submitted form; the page scrolls to it (R2.8-2). */
export const CONFIRMATION_ATTRIBUTE = 'data-form-confirmation';

/** The value of a ticked `checkbox`. */
export const TICKED = 'ja';

/** Shown when it is unknown whether the form arrived; the visitor's input is kept. */
export const FORM_UNDELIVERED: FieldError = {
  field: FORM_FIELDS.form,
  message:
    'Ihre Nachricht konnte nicht gesendet werden. Bitte versuchen Sie es später noch einmal oder rufen Sie uns an.',
};

/** The address to which a submitted form redirects: its own page, with a query that starts with `tx_powermail_pi1` (R2.8-2). */
export function formSentLocation(page: string, block: string, reference?: string): string {
  const parameters = [
    [FORM_SENT_PARAMETER, block],
    ...(reference ? [[FORM_REFERENCE_PARAMETER, reference]] : []),
  ];
  return `${page}?${parameters.map((pair) => pair.map(encodeURIComponent).join('=')).join('&')}`;
}

export function fieldsOf(form: ContactForm): FormField[] {
  return form.pages.flatMap(({ fields }) => fields);
}
