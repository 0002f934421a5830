import type { CodedError } from '@stadtraum/contracts/errors';
import { isEmailAddress } from '@stadtraum/contracts/forms/email-address';
import type { Queries } from '../kernel/database/database.ts';
import { apiError } from '../kernel/errors.ts';

/** One paragraph, list or link of an email, rendered as text and as HTML. */
export type MailPart =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'link'; label: string; url: string; look?: 'button' }
  | { kind: 'list'; items: string[] }
  | { kind: 'facts'; rows: { label: string; value: string }[] };

/** An email without sender, layout and imprint, which are common to all emails. */
export interface Mail {
  subject: string;
  heading: string;
  parts: MailPart[];
  /** Why the recipient gets this email; shown above the imprint. */
  reason: string;
  /** Address for replies. @default the sender */
  replyTo?: string;
  /** URL to unsubscribe: people open it as a page, mail clients send a POST to it (RFC 8058). */
  unsubscribe?: string;
  /** URL of the page that manages all subscriptions of the recipient. */
  manage?: string;
}

/** Writes the text of an email just before it is sent; undefined if the email is obsolete. */
export type MailWriter = (
  queries: Queries,
  mail: { recipient: string; payload: Record<string, unknown> },
) => Promise<Mail | undefined>;

/** Writers by kind of mail. */
export type MailWriters = Readonly<Record<string, MailWriter>>;

/** An email to send. */
export interface OutgoingMail {
  id: string;
  recipient: string;
  mail: Mail;
  /** Id of the visitor's request that caused the email; sent as the header `X-Request-Id`. */
  request: string | null;
}

/**
 * Rejects values that could inject a header or a second recipient.
 *
 * @throws MAIL_REFUSED
 */
export function checkHeaders({ recipient, mail }: OutgoingMail): void {
  const { subject, replyTo = recipient, unsubscribe = '' } = mail;
  for (const value of [recipient, subject, replyTo, unsubscribe]) {
    if (/[\r\n\0]/.test(value)) throw refused('a header contains a line break or NUL');
  }
  for (const address of [recipient, replyTo]) {
    if (!isEmailAddress(address)) throw refused('an address is invalid');
  }
}

function refused(reason: string): CodedError {
  return apiError('MAIL_REFUSED', { reason });
}
