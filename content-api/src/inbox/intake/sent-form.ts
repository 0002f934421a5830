import type { SubmissionResponse } from '@stadtraum/contracts/forms/submission';

/** A form sent to a page of the site. */
export interface SentForm {
  /** Path of the page that it was sent to. */
  path: string;
  query: ReadonlyMap<string, string>;
  /** Names and decoded values in the order of the form; names may repeat. */
  fields: readonly (readonly [name: string, value: string])[];
  /** The raw body, of any type. */
  body: string;
  wantsJson: boolean;
  /** The visitor's network, see NETWORK_HEADER. */
  network: string;
  /** Id of the visitor's request. */
  request: string;
}

/**
 * Result of a form. `delayed`: stored, its mail waits. `again`: a duplicate. `done`: leads to no mail. `robot`: discarded, but answered
 * like a stored form.
 */
export type FormResult = 'stored' | 'delayed' | 'again' | 'done' | 'invalid' | 'robot' | 'refused';

/** The response to a form, and its result for logs and metrics. */
export interface Received {
  result: FormResult;
  answer: SubmissionResponse;
  /** Id of the form's block, if known. */
  block?: string;
}

/** Receives one kind of form. */
export interface FormReceiver {
  /** Kind of form in logs and metrics. */
  name: 'contact-form' | 'subscription' | 'confirmation' | 'cancellation';
  /** Whether it handles the form, judged by path, query and field names only. */
  takes(form: SentForm): boolean;
  /** @throws DATABASE_UNAVAILABLE; nothing is stored then */
  receive(form: SentForm): Promise<Received>;
}

/** The first value of each name. */
export function firstValues(pairs: readonly (readonly [string, string])[]): ReadonlyMap<string, string> {
  return new Map([...pairs].reverse());
}

/** Whether a mail client requests to unsubscribe with one click (RFC 8058), in either of the two media types. */
export function isOneClickUnsubscribe({ body }: SentForm): boolean {
  return /List-Unsubscribe\b[\s\S]{0,20}\bOne-Click/.test(body);
}
