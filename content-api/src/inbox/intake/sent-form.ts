import type { SubmissionAnswer } from '@stadtraum/contracts/forms/submission';

/** A form that was sent to a page of the site. */
export interface SentForm {
  /** Path of the page that it was sent to. */
  path: string;
  query: ReadonlyMap<string, string>;
  /** Names and decoded values, in the order of the form; a name may come more than once. */
  fields: readonly (readonly [name: string, value: string])[];
  /** The body as it came, whatever its type. */
  body: string;
  wantsJson: boolean;
  /** The visitor's network, see NETWORK_HEADER. */
  network: string;
  /** Id of the visitor's request. */
  request: string;
}

/**
 * What became of a form: `delayed` is stored too, its mail waits; `again` was stored before; `done` leads to no mail; `robot` was
 * thrown away and answered like a stored one.
 */
export type FormResult = 'stored' | 'delayed' | 'again' | 'done' | 'invalid' | 'robot' | 'refused';

/** The answer to a form, and what logs and metrics say of it. */
export interface Received {
  result: FormResult;
  answer: SubmissionAnswer;
  /** Id of the form's block, where it is known. */
  block?: string;
}

/** One that takes some of the forms of the site; each folder that takes forms has one. */
export interface FormReceiver {
  /** Its forms' name in logs and metrics. */
  name: 'contact-form' | 'subscription' | 'confirmation' | 'cancellation';
  /** Looks at path, query and names only. */
  takes(form: SentForm): boolean;
  /** @throws CodedError DATABASE_UNAVAILABLE; nothing was stored then */
  receive(form: SentForm): Promise<Received>;
}

/** The first value of each name. */
export function firstValues(pairs: readonly (readonly [string, string])[]): ReadonlyMap<string, string> {
  return new Map([...pairs].reverse());
}

/** What a mail program sends to end a subscription with one click (RFC 8058), as either of the two media types. */
export function isOneClickUnsubscribe({ body }: SentForm): boolean {
  return /List-Unsubscribe\b[\s\S]{0,20}\bOne-Click/.test(body);
}
