/** How long sending pauses after the mail server has refused the site, in milliseconds. */
const PAUSE_MS = 60_000;

/** Result of one attempt: `sent`; `refused`, because of the site; or neither, such as a wrong recipient. */
export type AttemptResult = 'sent' | 'refused' | 'other';

/**
 * Pauses sending while the mail server refuses the site: it does not respond, or it rejects login, sender, or everything from this site. An
 * attempt for each email would only make it worse. After each pause one email is tried; once one is accepted, sending continues.
 */
export class SendingPause {
  #acceptsMails: boolean | undefined;
  #until = 0;

  /** Whether the last email was accepted; undefined before the first. */
  get acceptsMails(): boolean | undefined {
    return this.#acceptsMails;
  }

  /** Remaining milliseconds. @param now a monotonic time in milliseconds */
  remaining(now: number): number {
    return Math.max(0, this.#until - now);
  }

  /** Learns from the attempts of one batch. */
  learn(results: readonly AttemptResult[], now: number): void {
    if (results.includes('sent')) this.#acceptsMails = true;
    else if (results.includes('refused')) {
      this.#acceptsMails = false;
      this.#until = now + PAUSE_MS;
    }
  }

  /** Tries again immediately. */
  end(): void {
    this.#until = 0;
  }
}
