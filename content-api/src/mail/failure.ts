import { errorCode, reasonOf } from '@stadtraum/contracts/errors';
import { delayAfter } from './backoff.ts';
import type { MailOutcome } from './outbox.ts';

/** Maximum number of characters of a mail server's response to store. */
const MAX_REASON_LENGTH = 300;

/** The outcome of a failed attempt: the email is retried later, unless the failure is permanent or this was the last attempt. */
export function outcomeOfFailure(id: string, attempts: number, error: unknown): MailOutcome {
  const reason = reasonOf(error).slice(0, MAX_REASON_LENGTH);
  const seconds = isPermanent(error) ? undefined : delayAfter(attempts);
  return seconds === undefined ? { id, state: 'dead', reason } : { id, state: 'waiting', reason, seconds };
}

/**
 * Permanent failures: the server rejects recipient or content (5xx), or we reject the email ourselves. A rejected login is a fault
 * of the configuration, not of the email.
 */
function isPermanent(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  if (errorCode(error) === 'MAIL_REFUSED') return true;
  return responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE');
}
