import { LRUCache } from 'lru-cache';

/** Milliseconds that a network's forms are counted for. */
const WINDOW_MS = 10 * 60_000;
/** Networks that are remembered; of more, those that were quiet longest are forgotten. */
const MAX_NETWORKS = 50_000;
/** Times its share that a network's forms are stored, and as many rejected, before the rest are refused. */
const HARD_FACTOR = 10;

/** What became of a form, as its network's limit sees it; a second click counts as nothing. */
export type Counted = 'stored' | 'rejected' | 'again';

/** One form of a network while it is taken. */
export interface NetworkEntry {
  /** Which of the network's forms it is, from 1. */
  turn: number;
  /** The network has sent more than its share: a proof of work is asked for. */
  isOver: boolean;
  /** What became of it. Until then it counts as stored. */
  settle(outcome: Counted): void;
}

/**
 * Counts forms by network, in memory only: who sent what is written nowhere. Rejected forms have a budget of their own (SE3), so
 * whoever mistypes an address ten times can still send the form.
 */
export class ClientLimit {
  readonly #share: number;
  readonly #counts = new LRUCache<string, { since: number; stored: number; rejected: number }>({
    max: MAX_NETWORKS,
  });

  /** @param share forms of one network within ten minutes that no proof of work is asked for */
  constructor(share: number) {
    this.#share = share;
  }

  /** Counts one more; undefined when it is to be refused. */
  enter(network: string): NetworkEntry | undefined {
    const count = this.#current(network);
    const most = this.#share * HARD_FACTOR;
    if (count.stored >= most || count.rejected >= most) return undefined;
    count.stored += 1;
    return {
      turn: count.stored,
      isOver: count.stored > this.#share,
      settle(outcome) {
        if (outcome !== 'stored') count.stored -= 1;
        if (outcome === 'rejected') count.rejected += 1;
      },
    };
  }

  #current(network: string) {
    const now = performance.now();
    const counted = this.#counts.get(network);
    if (counted && now - counted.since < WINDOW_MS) return counted;
    const begun = { since: now, stored: 0, rejected: 0 };
    this.#counts.set(network, begun);
    return begun;
  }
}
