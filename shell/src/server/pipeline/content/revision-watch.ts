import { type Logger, logProblem } from '@stadtraum/server-base/logging';
import { LRUCache } from 'lru-cache';
import type { ContentSource } from './content-source.ts';

/** Milliseconds between two questions. */
const INTERVAL_MS = 1000;
/** Milliseconds without an answer after which the source counts as down, and nothing is taken to be current any more. */
const TRUST_MS = 5000;
/** Questions without an answer before it is said: all servers start at the same time. */
const FAILURES_BEFORE_LOG = 3;
/** Past revisions whose last confirmation is remembered. */
const MAX_REMEMBERED = 100;

/** Knows the content's revision of about now, by asking every second. Only it says that the source as a whole is down. */
export class RevisionWatch {
  readonly #source: Pick<ContentSource, 'revision'>;
  readonly #log: Logger;
  /** When each revision was last seen to be the current one, monotonic milliseconds. */
  readonly #confirmed = new LRUCache<string, number>({ max: MAX_REMEMBERED });
  #current: string | undefined;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;
  #failures = 0;

  constructor(source: Pick<ContentSource, 'revision'>, log: Logger) {
    this.#source = source;
    this.#log = log;
  }

  /** Undefined until the source has answered in this process. */
  get current(): string | undefined {
    return this.#current;
  }

  /** Whether the source answered the last question. */
  get isAnswered(): boolean {
    return this.#current !== undefined && this.#failures === 0;
  }

  /** Whether the source has not answered for seconds, or never yet. */
  get isDown(): boolean {
    return performance.now() - this.#answeredAt >= TRUST_MS;
  }

  /** When each revision was last seen to be the current one, monotonic milliseconds. */
  get confirmations(): ReadonlyMap<string, number> {
    return new Map(this.#confirmed.entries());
  }

  /** Asks once, then every second. */
  async start(): Promise<void> {
    await this.#ask();
    if (!this.#stopped) this.#timer = setTimeout(() => void this.start(), INTERVAL_MS);
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  /** Takes over what an earlier process saw. @param confirmations monotonic milliseconds by revision */
  remember(confirmations: ReadonlyMap<string, number>): void {
    for (const [revision, at] of confirmations) {
      if (at > this.confirmedAt(revision)) this.#confirmed.set(revision, at);
    }
  }

  /** Whether content of this revision was just confirmed to be the current one. */
  isCurrent(revision: string): boolean {
    return revision === this.#current && !this.isDown;
  }

  /** When the revision was last seen to be the current one, monotonic milliseconds; before all time if never. */
  confirmedAt(revision: string): number {
    return this.#confirmed.get(revision) ?? Number.NEGATIVE_INFINITY;
  }

  get #answeredAt(): number {
    return this.#current === undefined ? Number.NEGATIVE_INFINITY : this.confirmedAt(this.#current);
  }

  async #ask(): Promise<void> {
    try {
      this.#current = await this.#source.revision();
      this.#confirmed.set(this.#current, performance.now());
      if (this.#failures >= FAILURES_BEFORE_LOG) {
        this.#log.info({ revision: this.#current }, 'the content source answers again');
      }
      this.#failures = 0;
    } catch (error) {
      this.#failures += 1;
      // One line, not one a second.
      if (this.#failures === FAILURES_BEFORE_LOG) logProblem(this.#log, 'warn', error);
    }
  }
}
