import { LRUCache } from 'lru-cache';

/** Maximum number of networks whose budgets are kept; an evicted network starts with a full budget. */
const MAX_NETWORKS = 10_000;
const MINUTE_MS = 60_000;

interface Budget {
  tokens: number;
  /** Monotonic time in milliseconds. */
  updatedAt: number;
}

/** A token bucket for each network. It has a capacity of one minute's budget and refills continuously. Addresses stay in memory. */
export class NetworkBudget {
  readonly #perMinute: number;
  readonly #budgets = new LRUCache<string, Budget>({ max: MAX_NETWORKS });
  readonly #now: () => number;

  /** @param now returns the monotonic time in milliseconds */
  constructor(perMinute: number, now: () => number = () => performance.now()) {
    this.#perMinute = perMinute;
    this.#now = now;
  }

  /** Takes one token from a network's budget; false when it is exhausted. */
  take(network: string): boolean {
    const now = this.#now();
    const { tokens, updatedAt } = this.#budgets.get(network) ?? { tokens: this.#perMinute, updatedAt: now };
    const filled = Math.min(this.#perMinute, tokens + ((now - updatedAt) * this.#perMinute) / MINUTE_MS);
    const allowed = filled >= 1;
    this.#budgets.set(network, { tokens: allowed ? filled - 1 : filled, updatedAt: now });
    return allowed;
  }
}
