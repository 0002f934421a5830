/** Number of attempts before an email becomes a dead letter. With the delays below, this takes slightly more than a day. */
export const MAX_ATTEMPTS = 14;
const FIRST_DELAY_SECONDS = 60;
const MAX_DELAY_SECONDS = 4 * 3600;

/**
 * Seconds to wait after a failed attempt: doubled each time, with jitter so that a thousand emails are not retried in the same
 * second; undefined after the last attempt.
 */
export function delayAfter(attempts: number, random = Math.random): number | undefined {
  if (attempts >= MAX_ATTEMPTS) return undefined;
  const delay = Math.min(FIRST_DELAY_SECONDS * 2 ** Math.max(0, attempts - 1), MAX_DELAY_SECONDS);
  return Math.round(delay * (0.8 + 0.4 * random()));
}
