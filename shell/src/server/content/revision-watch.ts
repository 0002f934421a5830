import { type Logger, logProblem } from '@stadtraum/server-base/logging';
import { LRUCache } from 'lru-cache';
import type { ContentSource } from './content-source.ts';

/** Milliseconds between two questions. */
const INTERVAL = 1000;
/** Milliseconds without an answer after which nothing is taken to be current any more. */
const TRUST = 5000;
/** Questions without an answer before it is said: all servers start at the same time. */
const UNANSWERED = 3;
/** Past revisions whose last confirmation is remembered. */
const REMEMBERED = 100;

/** Knows the content's revision of about now, by asking every second. */
export class RevisionWatch {
  readonly #source: ContentSource;
  readonly #log: Logger;
  /** When each revision was last seen to be the current one, monotonic milliseconds. */
  readonly #confirmed = new LRUCache<string, number>({ max: REMEMBERED });
  #current: string | undefined;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;
  #failures = 0;

  constructor(source: ContentSource, log: Logger) {
    this.#source = source;
    this.#log = log;
  }

  get current(): string | undefined {
    return this.#current;
  }

  /** Asks once, then every second. */
  async start(): Promise<void> {
    await this.#ask();
    if (!this.#stopped) this.#timer = setTimeout(() => void this.start(), INTERVAL);
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  /** Whether content of this revision was just confirmed to be the current one. */
  isCurrent(revision: string): boolean {
    return revision === this.#current && performance.now() - this.confirmedAt(revision) < TRUST;
  }

  /** When the revision was last seen to be the current one, monotonic milliseconds; before all time if never. */
  confirmedAt(revision: string): number {
    return this.#confirmed.get(revision) ?? Number.NEGATIVE_INFINITY;
  }

  async #ask(): Promise<void> {
    try {
      this.#current = await this.#source.revision();
      this.#confirmed.set(this.#current, performance.now());
      if (this.#failures >= UNANSWERED) {
        this.#log.info({ revision: this.#current }, 'the content source answers again');
      }
      this.#failures = 0;
    } catch (error) {
      this.#failures += 1;
      // One line, not one a second.
      if (this.#failures === UNANSWERED) logProblem(this.#log, 'warn', error);
    }
  }
}
