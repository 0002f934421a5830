import type { FieldError } from './contact-form.ts';
import { isEmailAddress, MAX_ADDRESS_LENGTH } from './email-address.ts';

const MAX_COMPANY_LENGTH = 200;

/** A subscriber's details. */
export interface Subscriber {
  email: string;
  company: string;
  /** Whether the subscriber consents to emails. */
  terms: boolean;
}

/**
 * The server's checks of a subscriber's details (R5.1-2). Browsers use them only to report all errors at once when no subject is
 * chosen, because nothing is sent then (R5.1-1). Errors name fields by their CSS classes.
 */
export function personErrors({ email, company, terms }: Subscriber): FieldError[] {
  return [
    ...emailErrors(email),
    ...companyErrors(company),
    ...(terms ? [] : [{ field: 'input-terms', message: TERMS_REQUIRED }]),
  ];
}

/** No subject is chosen, or one that is not offered. */
export const SUBJECT_REQUIRED: FieldError = {
  field: 'custom-checkbox-subject',
  message: 'Bitte wählen Sie mindestens ein Gewerk aus der Liste.',
};

const TERMS_REQUIRED = 'Bitte stimmen Sie zu, damit wir Ihnen E-Mails schicken dürfen.';

function emailErrors(email: string): FieldError[] {
  if (isEmailAddress(email)) return [];
  const message =
    email === ''
      ? 'Bitte geben Sie Ihre E-Mail-Adresse ein.'
      : email.length > MAX_ADDRESS_LENGTH
        ? `Eine E-Mail-Adresse hat höchstens ${MAX_ADDRESS_LENGTH} Zeichen.`
        : 'Bitte geben Sie eine gültige E-Mail-Adresse ein, zum Beispiel name@example.org.';
  return [{ field: 'input-email', message }];
}

function companyErrors(company: string): FieldError[] {
  if ([...company].length <= MAX_COMPANY_LENGTH && !/\p{Cc}/u.test(company)) return [];
  return [
    {
      field: 'input-company',
      message: `Bitte kürzen Sie den Namen auf ${MAX_COMPANY_LENGTH} Zeichen in einer Zeile.`,
    },
  ];
}
