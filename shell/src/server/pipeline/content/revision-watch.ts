import { type Logger, logProblem } from '@stadtraum/server-base/logging';
import { LRUCache } from 'lru-cache';
import type { ContentSource } from './content-source.ts';

/** Milliseconds between two polls. */
const INTERVAL_MS = 1000;
/** Milliseconds without a response after which the source counts as down and no content counts as current. */
const DOWN_AFTER_MS = 5000;
/** Number of consecutive failures before the first log line. All servers start together, so the first requests may fail. */
const FAILURES_BEFORE_LOG = 3;
/** Maximum number of revisions whose last confirmation is remembered. */
const MAX_REMEMBERED = 100;

/** Polls the content's revision every second. Only this class decides that the source as a whole is down. */
export class RevisionWatch {
  readonly #source: Pick<ContentSource, 'revision'>;
  readonly #log: Logger;
  /** The time at which each revision was last confirmed as current, in monotonic milliseconds. */
  readonly #confirmed = new LRUCache<string, number>({ max: MAX_REMEMBERED });
  #current: string | undefined;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;
  #failures = 0;

  constructor(source: Pick<ContentSource, 'revision'>, log: Logger) {
    this.#source = source;
    this.#log = log;
  }

  /** Undefined until the source has responded for the first time. */
  get current(): string | undefined {
    return this.#current;
  }

  /** Whether the source responded to the last request. */
  get hasResponded(): boolean {
    return this.#current !== undefined && this.#failures === 0;
  }

  /** Whether the source has not responded for `DOWN_AFTER_MS`, or has not responded yet. */
  get isDown(): boolean {
    return performance.now() - this.#respondedAt >= DOWN_AFTER_MS;
  }

  /** The time at which each revision was last confirmed as current, in monotonic milliseconds. */
  get confirmations(): ReadonlyMap<string, number> {
    return new Map(this.#confirmed.entries());
  }

  /** Requests the revision once, then every second. */
  async start(): Promise<void> {
    await this.#poll();
    if (!this.#stopped) this.#timer = setTimeout(() => void this.start(), INTERVAL_MS);
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  /** Restores the confirmations from an earlier process. @param confirmations monotonic milliseconds by revision */
  remember(confirmations: ReadonlyMap<string, number>): void {
    for (const [revision, at] of confirmations) {
      if (at > this.confirmedAt(revision)) this.#confirmed.set(revision, at);
    }
  }

  /** Whether this revision is current and was recently confirmed. */
  isCurrent(revision: string): boolean {
    return revision === this.#current && !this.isDown;
  }

  /** The time at which the revision was last confirmed as current, in monotonic milliseconds; -Infinity if never. */
  confirmedAt(revision: string): number {
    return this.#confirmed.get(revision) ?? Number.NEGATIVE_INFINITY;
  }

  get #respondedAt(): number {
    return this.#current === undefined ? Number.NEGATIVE_INFINITY : this.confirmedAt(this.#current);
  }

  async #poll(): Promise<void> {
    try {
      this.#current = await this.#source.revision();
      this.#confirmed.set(this.#current, performance.now());
      if (this.#failures >= FAILURES_BEFORE_LOG) {
        this.#log.info({ revision: this.#current }, 'content source available again');
      }
      this.#failures = 0;
    } catch (error) {
      this.#failures += 1;
      // Logs once per outage.
      if (this.#failures === FAILURES_BEFORE_LOG) logProblem(this.#log, 'warn', error);
    }
  }
}
