import { errorCode, reasonOf } from '@stadtraum/contracts/errors';
import { delayAfter, MAX_ATTEMPTS } from './backoff.ts';
import type { MailOutcome } from './outbox.ts';

/** Maximum number of characters of a mail server's response to store. */
const MAX_REASON_LENGTH = 300;
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
  /** `connect` if there was no connection. */
  syscall?: string;
}

/**
 * The outcome of a failed attempt. Only the recipient's mail server, or we, end an email: after a permanent rejection, or after retries for
 * a day. The same applies to an email that fails while others are accepted. An attempt that the mail server refused because of the site does
 * not count. Without a response, the email may have been delivered, so the delay grows.
 *
 * @param acceptsOthers whether the mail server accepted another email just before or at the same time
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
  const mayEnd = isOwn || acceptsOthers;
  const counted = mayEnd ? attempts : Math.min(wasRefused(error) ? attempts - 1 : attempts, MAX_ATTEMPTS - 1);
  const seconds = delayAfter(counted);
  if (seconds === undefined) return { id, state: 'dead', reason };
  return { id, state: 'waiting', reason, seconds, attempts: counted };
}

/** Whether the email was certainly not delivered. */
function wasRefused(error: unknown): boolean {
  const { responseCode, syscall } = error as SmtpError;
  return responseCode !== undefined || syscall === 'connect';
}

const REFUSES_SITE = 'the mail server accepts nothing: ';
