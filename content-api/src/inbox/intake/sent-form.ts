import type { SubmissionResponse } from '@stadtraum/contracts/forms/submission';

/** A form sent to a page of the site. */
export interface SentForm {
  /** Path of the page that it was sent to. */
  path: string;
  query: ReadonlyMap<string, string>;
  /** Names and decoded values in the order of the form; names may repeat. */
  fields: readonly (readonly [name: string, value: string])[];
  /** The raw body, of any media type. */
  body: string;
  wantsJson: boolean;
  /** The visitor's network, see NETWORK_HEADER. */
  network: string;
  /** Id of the visitor's request. */
  request: string;
}

/**
 * Result of a form, as logs and metrics report it. `delayed`: stored, but its mail is delayed. `again`: a duplicate. `done`:
 * handled, without an email. `robot`: sent by a bot and discarded, with the same response as for a stored form.
 */
export type FormResult = 'stored' | 'delayed' | 'again' | 'done' | 'invalid' | 'robot' | 'refused';

/** The response to a form, and its result. */
export interface ReceivedForm {
  result: FormResult;
  response: SubmissionResponse;
  /** Id of the form's block, if known. */
  block?: string;
}

/** Receives one kind of form. */
export interface FormReceiver {
  /** Kind of form in logs and metrics. */
  name: 'contact-form' | 'form-copy' | 'subscription' | 'confirmation' | 'cancellation' | 'management';
  /** Whether the receiver handles the form, judging only by path, query and field names. */
  handles(form: SentForm): boolean;
  /** @throws DATABASE_UNAVAILABLE, with nothing stored */
  receive(form: SentForm): Promise<ReceivedForm>;
}

/** Whether the form is a mail client's one-click request to unsubscribe (RFC 8058), in either media type. */
export function isOneClickUnsubscribe({ body }: SentForm): boolean {
  return /List-Unsubscribe\b[\s\S]{0,20}\bOne-Click/.test(body);
}
