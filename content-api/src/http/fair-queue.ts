/** Why a request was refused. */
export type Refusal = 'queue-full' | 'network-queue-full' | 'timed-out' | 'disconnected';

export interface QueueLimits {
  /** Maximum number of requests running at the same time. */
  concurrency: number;
  /** Maximum number of waiting requests in total. */
  maxWaiting: number;
  /** Maximum number of waiting requests per key; the empty key has no limit of its own. */
  maxWaitingPerKey: number;
  /** Maximum wait in milliseconds. */
  maxWaitMs: number;
}

interface Waiter {
  start(): void;
}

/** A short queue that serves its keys round-robin: a busy key delays the others by only one of its requests at a time. */
export class FairQueue {
  readonly #limits: QueueLimits;
  /** Waiting requests by key, in the order in which the keys are served. */
  readonly #waiting = new Map<string, Waiter[]>();
  #running = 0;
  #length = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  /** Number of waiting requests. */
  get length(): number {
    return this.#length;
  }

  /** Whether a request runs or waits. */
  get isBusy(): boolean {
    return this.#running > 0;
  }

  /**
   * Waits until the request may run.
   *
   * @returns a function to call once when the request has finished; or why the request was refused
   */
  enter(key: string, signal?: AbortSignal): Promise<(() => void) | Refusal> {
    const { concurrency, maxWaiting, maxWaitingPerKey } = this.#limits;
    if (signal?.aborted) return Promise.resolve('disconnected');
    if (this.#running < concurrency) {
      this.#running += 1;
      return Promise.resolve(() => this.#leave());
    }
    const queued = this.#waiting.get(key) ?? [];
    if (key !== '' && queued.length >= maxWaitingPerKey) return Promise.resolve('network-queue-full');
    if (this.#length >= maxWaiting) return Promise.resolve('queue-full');
    return this.#wait(key, queued, signal);
  }

  #wait(key: string, queued: Waiter[], signal?: AbortSignal): Promise<(() => void) | Refusal> {
    return new Promise((resolve) => {
      const settle = (outcome: (() => void) | Refusal) => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', giveUp);
        resolve(outcome);
      };
      const waiter: Waiter = { start: () => settle(() => this.#leave()) };
      const giveUp = () => {
        this.#remove(key, waiter);
        settle(signal?.aborted ? 'disconnected' : 'timed-out');
      };
      const timer = setTimeout(giveUp, this.#limits.maxWaitMs);
      signal?.addEventListener('abort', giveUp);
      queued.push(waiter);
      this.#waiting.set(key, queued);
      this.#length += 1;
    });
  }

  #leave(): void {
    const [next] = this.#waiting;
    if (!next) {
      this.#running -= 1;
      return;
    }
    const [key, [waiter, ...rest]] = next;
    this.#waiting.delete(key);
    // The key moves to the end.
    if (rest.length > 0) this.#waiting.set(key, rest);
    this.#length -= 1;
    waiter?.start();
  }

  #remove(key: string, waiter: Waiter): void {
    const rest = (this.#waiting.get(key) ?? []).filter((other) => other !== waiter);
    this.#length -= 1;
    if (rest.length > 0) this.#waiting.set(key, rest);
    else this.#waiting.delete(key);
  }
}
