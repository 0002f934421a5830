import { errorCode, reasonOf } from '@stadtraum/contracts/errors';
import { withTimeout } from '@stadtraum/server-base/timeout';
import type { Database } from '../kernel/database/database.ts';
import { apiError } from '../kernel/errors.ts';
import { outcomeOfFailure } from './failure.ts';
import type { Mail, MailWriters } from './mail.ts';
import {
  type ClaimedMail,
  claimMails,
  finishMails,
  type MailOutcome,
  releaseClaims,
  secondsUntilDue,
} from './outbox.ts';
import { MAX_CONNECTIONS, type MailTransport } from './transport.ts';

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
  /** @default CLAIM_SECONDS */
  claimSeconds?: number;
}

/**
 * Sends the emails of the outbox in batches until it is stopped. Each email is sent at least once: if a process dies between sending
 * an email and recording it, the email is sent again under the same Message-ID.
 */
export class MailWorker {
  readonly #parts: MailWorkerParts;
  #running: Promise<void> | undefined;
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
      try {
        if (!released) await database.change(releaseClaims);
        released = true;
        if ((await this.sendBatch()) > 0) continue;
        await this.#sleep(await this.#pause());
      } catch (error) {
        log.error({ code: errorCode(error), reason: reasonOf(error) }, 'the outbox cannot be read');
        await this.#sleep(POLL_MS);
      }
    }
  }

  /** Sends the next batch. @returns the number of emails */
  async sendBatch(): Promise<number> {
    const { database, claimSeconds: seconds = CLAIM_SECONDS, delayedPerMinute, onOutcome } = this.#parts;
    const written = await database.change(async (queries) => {
      const claimed = await claimMails(queries, { limit: MAX_CONNECTIONS, seconds, delayedPerMinute });
      const mails: { claimed: ClaimedMail; mail: Mail | undefined }[] = [];
      for (const entry of claimed) {
        const write = this.#parts.writers[entry.kind];
        if (write) mails.push({ claimed: entry, mail: await write(queries, entry) });
      }
      return mails;
    });
    const outcomes = await Promise.all(written.map(({ claimed, mail }) => this.#send(claimed, mail)));
    if (outcomes.length > 0) await database.change((queries) => finishMails(queries, outcomes));
    for (const { state } of outcomes) onOutcome?.(state);
    return outcomes.length;
  }

  async #send(
    { id, kind, recipient, attempts, request }: ClaimedMail,
    mail: Mail | undefined,
  ): Promise<MailOutcome> {
    if (!mail) return { id, state: 'void' };
    const { log, transport } = this.#parts;
    const context = { ...(request !== null && { request }), id, kind, attempts };
    try {
      await withTimeout(
        transport.send({ id, recipient, mail, request }),
        TIMEOUT_MS,
        () => new Error(`timed out after ${TIMEOUT_MS} ms`),
      );
      // Emails about a change have no request. There may be ten thousand, so they are counted but not logged.
      if (request !== null) log.info(context, 'a mail was sent');
      return { id, state: 'sent' };
    } catch (error) {
      const outcome = outcomeOfFailure(id, attempts, error);
      const code = outcome.state === 'dead' ? 'MAIL_UNDELIVERABLE' : 'MAIL_DELAYED';
      // The log must not contain the recipient.
      const problem = apiError(code, { id, kind, reason: reasonOf(error) });
      log.error({ code, ...context }, problem.message);
      return outcome;
    }
  }

  async #pause(): Promise<number> {
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
