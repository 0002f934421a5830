import { errorCode, reasonOf } from '@stadtraum/contracts/errors';
import { delayAfter } from './backoff.ts';
import type { MailOutcome } from './outbox.ts';

/** What of a mail server's answer is kept. */
const MAX_REASON_LENGTH = 300;

/** What a failed attempt means: the mail is tried again later, unless the failure is the mail's own or was the last allowed. */
export function outcomeOfFailure(id: string, attempts: number, error: unknown): MailOutcome {
  const reason = reasonOf(error).slice(0, MAX_REASON_LENGTH);
  const seconds = isFinal(error) ? undefined : delayAfter(attempts);
  return seconds === undefined ? { id, state: 'dead', reason } : { id, state: 'waiting', reason, seconds };
}

/**
 * A server that refuses recipient or text for good (5xx), or a mail that we refuse ourselves. A refused login is the
 * configuration's fault, not the mail's.
 */
function isFinal(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  if (errorCode(error) === 'MAIL_REFUSED') return true;
  return responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE');
}
