import type { CodedError } from '@stadtraum/contracts/errors';
import { isEmailAddress } from '@stadtraum/contracts/forms/email-address';
import type { Queries } from '../kernel/database/database.ts';
import { apiError } from '../kernel/errors.ts';

/** One paragraph, list or link of a mail: written once, sent as text and as HTML. */
export type MailPart =
  | { kind: 'text'; text: string }
  | { kind: 'link'; label: string; url: string; look?: 'button' }
  | { kind: 'list'; items: string[] }
  | { kind: 'facts'; rows: { label: string; value: string }[] };

/** A mail as its writer sees it; sender, look and imprint are the same for all. */
export interface Mail {
  subject: string;
  heading: string;
  parts: MailPart[];
  /** Why the recipient gets this; stands above the imprint. */
  reason: string;
  /** Where answers go, if not to the sender. */
  replyTo?: string;
  /** Ends what the mail is sent for: a page for people, a POST for mail programs (RFC 8058). */
  unsubscribe?: string;
}

/** Writes the text of a mail when it is about to be sent; undefined when it has become pointless. */
export type MailWriter = (
  queries: Queries,
  mail: { recipient: string; payload: Record<string, unknown> },
) => Promise<Mail | undefined>;

/** Writers by kind of mail. */
export type MailWriters = Readonly<Record<string, MailWriter>>;

/** A mail as it goes out. */
export interface OutgoingMail {
  id: string;
  recipient: string;
  mail: Mail;
  /** Id of the visitor's request that led to it; its header `X-Request-Id`. */
  request: string | null;
}

/**
 * Refuses what could become a header of its own, or a second recipient.
 *
 * @throws MAIL_REFUSED
 */
export function checkHeaders({ recipient, mail }: OutgoingMail): void {
  const { subject, replyTo, unsubscribe = '' } = mail;
  for (const value of [recipient, subject, replyTo ?? '', unsubscribe]) {
    if (/[\r\n\0]/.test(value)) throw refused('a header would hold a line break or a NUL');
  }
  for (const address of [recipient, ...(replyTo === undefined ? [] : [replyTo])]) {
    if (!isEmailAddress(address)) throw refused('an address is none');
  }
}

function refused(reason: string): CodedError {
  return apiError('MAIL_REFUSED', { reason });
}
