import { LRUCache } from 'lru-cache';

/** Milliseconds for which a failure is repeated without a new attempt. */
const RETRY_MS = 2000;
const MAX_FAILURES = 1000;

/**
 * Shares attempts at the same thing: at most one runs for each key, and after a failed one the next starts 2 s later, so that
 * requests of visitors cannot make the shell repeat costly work.
 */
export class Attempts<Result> {
  readonly #running = new Map<string, Promise<Result>>();
  readonly #failures = new LRUCache<string, { error: unknown }>({ max: MAX_FAILURES, ttl: RETRY_MS });

  /** @throws what `work` throws, or threw less than 2 s ago */
  run(key: string, work: () => Promise<Result>): Promise<Result> {
    const failure = this.#failures.get(key);
    if (failure) return Promise.reject(failure.error);
    return this.#running.get(key) ?? this.#start(key, work);
  }

  #start(key: string, work: () => Promise<Result>): Promise<Result> {
    const attempt = work()
      .catch((error: unknown) => {
        this.#failures.set(key, { error });
        throw error;
      })
      .finally(() => this.#running.delete(key));
    this.#running.set(key, attempt);
    return attempt;
  }
}
