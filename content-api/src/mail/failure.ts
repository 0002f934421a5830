import { errorCode, reasonOf } from '@stadtraum/contracts/errors';
import { delayAfter } from './backoff.ts';
import type { MailOutcome } from './outbox.ts';

/** Maximum number of characters of a mail server's response to store. */
const MAX_REASON_LENGTH = 300;
/** Maximum delay of an email that failed because of the site, so that it is sent soon after the mail server accepts emails again. */
const MAX_DELAY_SECONDS = 15 * 60;

/** Whether an attempt failed because of this email or its recipient. Otherwise no other email would have been sent either. */
export function concernsMail(error: unknown): boolean {
  const { code, command, response = '', responseCode } = error as SmtpError;
  if (errorCode(error) === 'MAIL_REFUSED') return true;
  // The client itself refuses the envelope or the size.
  if (responseCode === undefined) return code === 'EENVELOPE' || code === 'EMESSAGE';
  // 421 ends the session.
  if ((command !== 'RCPT TO' && command !== 'DATA') || responseCode === 421) return false;
  const [, subject = '0', detail] = /^\d{3}[ -][245]\.(\d{1,3})\.(\d{1,3})\b/.exec(response) ?? [];
  switch (subject) {
    case '0':
      return command === 'RCPT TO';
    // Addresses; 7 and 8 are about the sender's.
    case '1':
      return detail !== '7' && detail !== '8';
    // The mailbox, and the content.
    case '2':
    case '6':
      return true;
    // The mail server, the network, the protocol, and policies such as who may send.
    default:
      return false;
  }
}

/** What nodemailer adds to its errors. */
interface SmtpError {
  code?: string;
  /** The SMTP command. */
  command?: string;
  /** The mail server's response. */
  response?: string;
  responseCode?: number;
}

/**
 * The outcome of a failed attempt. Only the recipient's mail server, or we, end an email: after a permanent rejection, or after retries for
 * a day. The same applies to an email that fails while others are accepted.
 *
 * @param acceptsOthers whether the mail server accepts other emails of the site
 */
export function outcomeOfFailure(
  id: string,
  attempts: number,
  error: unknown,
  acceptsOthers: boolean,
): MailOutcome {
  const isOwn = concernsMail(error);
  const reason = `${isOwn ? '' : REFUSES_SITE}${reasonOf(error)}`.slice(0, MAX_REASON_LENGTH);
  const { responseCode = 500 } = error as SmtpError;
  if (isOwn && responseCode >= 500) return { id, state: 'dead', reason };
  const seconds = delayAfter(attempts);
  if (!isOwn && !acceptsOthers)
    return {
      id,
      state: 'waiting',
      reason,
      seconds: Math.min(seconds ?? MAX_DELAY_SECONDS, MAX_DELAY_SECONDS),
    };
  return seconds === undefined ? { id, state: 'dead', reason } : { id, state: 'waiting', reason, seconds };
}

const REFUSES_SITE = 'the mail server accepts nothing: ';
