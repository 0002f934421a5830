import { LRUCache } from 'lru-cache';

/** Milliseconds that a network's forms are counted for. */
const WINDOW = 10 * 60_000;
/** Networks that are remembered; of more, those that were quiet longest are forgotten. */
const NETWORKS = 10_000;

/** Counts forms by network, in memory only: who sent what is written nowhere. */
export class ClientLimit {
  readonly #most: number;
  readonly #counts = new LRUCache<string, { since: number; forms: number }>({ max: NETWORKS });

  /** @param most forms of one network within ten minutes */
  constructor(most: number) {
    this.#most = most;
  }

  /** Counts one more. */
  allows(network: string): boolean {
    const now = performance.now();
    const counted = this.#counts.get(network);
    const current = counted && now - counted.since < WINDOW ? counted : { since: now, forms: 0 };
    current.forms += 1;
    this.#counts.set(network, current);
    return current.forms <= this.#most;
  }
}
