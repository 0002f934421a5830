import { errorCode, reasonOf } from '@stadtraum/contracts/errors';
import { withTimeout } from '@stadtraum/server-base/timeout';
import type { Database } from '../kernel/database/database.ts';
import { apiError } from '../kernel/errors.ts';
import { concernsMail, outcomeOfFailure } from './failure.ts';
import type { Mail, MailWriters } from './mail.ts';
import {
  type ClaimedMail,
  claimMails,
  finishMails,
  type MailOutcome,
  releaseClaims,
  secondsUntilDue,
} from './outbox.ts';
import { type AttemptResult, SendingPause } from './sending-pause.ts';
import type { MailTransport } from './transport.ts';

/** Duration of a claim; longer than TIMEOUT_MS. */
const CLAIM_SECONDS = 40;
/** Timeout for one email. */
const TIMEOUT_MS = 25_000;
/** Interval between checks of the outbox, since other processes write to it too. */
const POLL_MS = 5000;

export interface MailWorkerParts {
  database: Database;
  transport: MailTransport;
  writers: MailWriters;
  log: { info(details: object, message: string): void; error(details: object, message: string): void };
  /** Maximum number of emails delayed under pressure to send per minute. */
  delayedPerMinute: number;
  /** Called with the outcome of each attempt. */
  onOutcome?: (state: MailOutcome['state']) => void;
  /** Called after each batch. @param acceptsMails false while the mail server refuses the site; undefined if that is not known yet */
  onBatch?: (acceptsMails: boolean | undefined) => void;
}

/** An email and how its attempt went. */
interface Attempt {
  claimed: ClaimedMail;
  result: AttemptResult | 'void';
  error?: unknown;
}

/**
 * Sends the emails of the outbox in batches until it is stopped. Each email is sent at least once: if a process dies between sending
 * an email and recording it, the email is sent again under the same Message-ID.
 */
export class MailWorker {
  readonly #parts: MailWorkerParts;
  #running: Promise<void> | undefined;
  readonly #pause = new SendingPause();
  #stopped = false;
  #wakeRequested = false;
  #wake: () => void = () => undefined;

  constructor(parts: MailWorkerParts) {
    this.#parts = parts;
  }

  start(): void {
    this.#running ??= this.#run();
  }

  /** Checks the outbox immediately. */
  wake(): void {
    this.#wakeRequested = true;
    this.#wake();
  }

  /** Ends a pause: what made the mail server refuse the site may be over. */
  retry(): void {
    this.#pause.end();
    this.wake();
  }

  /** Stops once the current batch is sent. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.wake();
    await this.#running;
    this.#parts.transport.close();
  }

  async #run(): Promise<void> {
    const { database, log } = this.#parts;
    let released = database.kind !== 'embedded';
    while (!this.#stopped) {
      this.#wakeRequested = false;
      const pauseMs = this.#pause.remaining(performance.now());
      if (pauseMs > 0) {
        await this.#sleep(pauseMs);
        continue;
      }
      try {
        if (!released) await database.change(releaseClaims);
        released = true;
        if ((await this.sendBatch()) > 0) continue;
        await this.#sleep(await this.#idleTime());
      } catch (error) {
        log.error({ code: errorCode(error), reason: reasonOf(error) }, 'the outbox cannot be read');
        await this.#sleep(POLL_MS);
      }
    }
  }

  /** Sends the next batch. @returns the number of emails */
  async sendBatch(): Promise<number> {
    const { database, transport, delayedPerMinute, onOutcome, onBatch } = this.#parts;
    const wasAccepting = this.#pause.acceptsMails === true;
    const isTrial = this.#pause.acceptsMails === false;
    const limit = isTrial ? 1 : transport.capacity;
    const written = await database.change(async (queries) => {
      const claimed = await claimMails(queries, {
        ...{ limit, untriedFirst: isTrial, seconds: CLAIM_SECONDS, delayedPerMinute },
      });
      const mails: { claimed: ClaimedMail; mail: Mail | undefined }[] = [];
      for (const entry of claimed) {
        const write = this.#parts.writers[entry.kind];
        if (write) mails.push({ claimed: entry, mail: await write(queries, entry) });
      }
      return mails;
    });
    const attempts = await Promise.all(written.map(({ claimed, mail }) => this.#send(claimed, mail)));
    this.#pause.learn(
      attempts.flatMap(({ result }) => (result === 'void' ? [] : result)),
      performance.now(),
    );
    onBatch?.(this.#pause.acceptsMails);
    const acceptsOthers = wasAccepting || attempts.some(({ result }) => result === 'sent');
    const outcomes = attempts.map((attempt) => this.#outcomeOf(attempt, acceptsOthers));
    if (outcomes.length > 0) await database.change((queries) => finishMails(queries, outcomes));
    for (const { state } of outcomes) onOutcome?.(state);
    return outcomes.length;
  }

  async #send(claimed: ClaimedMail, mail: Mail | undefined): Promise<Attempt> {
    if (!mail) return { claimed, result: 'void' };
    const { id, recipient, request } = claimed;
    try {
      await withTimeout(
        this.#parts.transport.send({ id, recipient, mail, request }),
        TIMEOUT_MS,
        () => new Error(`timed out after ${TIMEOUT_MS} ms`),
      );
      // Emails about a change have no request. There may be ten thousand, so they are counted but not logged.
      if (request !== null) this.#parts.log.info(logContext(claimed), 'a mail was sent');
      return { claimed, result: 'sent' };
    } catch (error) {
      return { claimed, result: concernsMail(error) ? 'other' : 'refused', error };
    }
  }

  #outcomeOf({ claimed, result, error }: Attempt, acceptsOthers: boolean): MailOutcome {
    const { id, kind, attempts } = claimed;
    if (result === 'sent' || result === 'void') return { id, state: result };
    const outcome = outcomeOfFailure(id, attempts, error, acceptsOthers);
    const code = outcome.state === 'dead' ? 'MAIL_UNDELIVERABLE' : 'MAIL_DELAYED';
    // The log must not contain the recipient.
    const problem = apiError(code, { id, kind, reason: 'reason' in outcome ? outcome.reason : '' });
    this.#parts.log.error({ code, ...logContext(claimed) }, problem.message);
    return outcome;
  }

  async #idleTime(): Promise<number> {
    const seconds = await this.#parts.database.read(secondsUntilDue);
    return Math.min(POLL_MS, Math.max(50, (seconds ?? Number.POSITIVE_INFINITY) * 1000));
  }

  #sleep(milliseconds: number): Promise<void> {
    if (this.#wakeRequested || this.#stopped) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

function logContext({ id, kind, attempts, request }: ClaimedMail): object {
  return { ...(request !== null && { request }), id, kind, attempts };
}
