import { bytes, type Environment, flag, integer, oneOf } from '@stadtraum/server-base/settings';

/** Limits for the forms that visitors send. */
export interface SubmissionSettings {
  /** `SUBMISSIONS_PER_NETWORK`: forms per network within ten minutes; more forms need a proof of work. @default 20 */
  perNetwork: number;
  /** `SUBMISSIONS_PER_ADDRESS`: emails per mailbox and day that forms can send to an address that anyone may have typed. @default 10 */
  perMailbox: number;
  /** `SUBMISSIONS_PER_HOUR`: forms of all visitors per hour; above it, every form needs a proof of work (SE2). @default 500 */
  perHour: number;
  /** `SUBMISSIONS_BYTES`: bytes of stored forms; twice as many with a proof of work. @default 512 MiB */
  bytes: number;
  /** `SUBSCRIPTION_REVEALS_EXISTING`: whether the response reveals that an address is subscribed (P18). @default false */
  revealsExisting: boolean;
  /** `BOT_CHECK=altcha`: subscriptions require a proof of work (P29). @default false */
  botCheck: boolean;
}

const MEBIBYTE = 1024 * 1024;

/** @throws SETTING_INVALID naming the first invalid variable */
export function readSubmissionSettings(environment: Environment): SubmissionSettings {
  return {
    perNetwork: integer(environment, 'SUBMISSIONS_PER_NETWORK', 20),
    perMailbox: integer(environment, 'SUBMISSIONS_PER_ADDRESS', 10),
    perHour: integer(environment, 'SUBMISSIONS_PER_HOUR', 500),
    bytes: bytes(environment, 'SUBMISSIONS_BYTES', 512 * MEBIBYTE),
    revealsExisting: flag(environment, 'SUBSCRIPTION_REVEALS_EXISTING'),
    botCheck: oneOf(environment, 'BOT_CHECK', ['off', 'altcha'] as const, 'off') === 'altcha',
  };
}
