import { LRUCache } from 'lru-cache';

/** Milliseconds that a network's forms are counted for. */
const WINDOW_MS = 10 * 60_000;
/** Networks that are remembered; of more, those that were quiet longest are forgotten. */
const MAX_NETWORKS = 50_000;
/** Times its share that a network's forms are stored, and as many rejected, before the rest are refused. */
const HARD_FACTOR = 10;

const DAY_MS = 24 * 3_600_000;
/** Bytes of a network's forms that are stored within a day: some 4000 usual ones, or 250 of the largest. */
const MAX_BYTES_A_DAY = 4 * 2 ** 20;
/** What a stored form takes beside its text. */
const ROW_BYTES = 1000;

/** What became of a form, as its network's limit sees it; a second click counts as nothing. */
export type LimitOutcome = 'stored' | 'rejected' | 'again';

/** One form of a network while it is taken. */
export interface NetworkEntry {
  /** Which of the network's forms it is, from 1. */
  turn: number;
  /** The network has sent more than its share: a proof of work is asked for. */
  isOver: boolean;
  /** What became of it. Until then it counts as stored. */
  settle(outcome: LimitOutcome): void;
}

/**
 * Counts forms by network, in memory only: who sent what is written nowhere. Rejected forms have a budget of their own (SE3), so
 * a visitor who mistypes an address ten times can still send the form.
 */
export class NetworkLimit {
  readonly #share: number;
  readonly #counts = new LRUCache<string, { since: number; stored: number; rejected: number }>({
    max: MAX_NETWORKS,
  });

  readonly #days = new LRUCache<string, { since: number; bytes: number }>({ max: MAX_NETWORKS });

  /** @param share forms of one network within ten minutes that no proof of work is asked for */
  constructor(share: number) {
    this.#share = share;
  }

  /**
   * Counts one more; undefined when it is to be refused.
   *
   * @param bytes of the form
   */
  enter(network: string, bytes: number): NetworkEntry | undefined {
    const now = performance.now();
    const count = currentWindow(this.#counts, network, now, WINDOW_MS, { stored: 0, rejected: 0 });
    const day = currentWindow(this.#days, network, now, DAY_MS, { bytes: 0 });
    const max = this.#share * HARD_FACTOR;
    if (count.stored >= max || count.rejected >= max || day.bytes >= MAX_BYTES_A_DAY) return undefined;
    const size = bytes + ROW_BYTES;
    count.stored += 1;
    day.bytes += size;
    return {
      turn: count.stored,
      isOver: count.stored > this.#share,
      settle(outcome) {
        if (outcome === 'stored') return;
        count.stored -= 1;
        day.bytes -= size;
        if (outcome === 'rejected') count.rejected += 1;
      },
    };
  }
}

/** A network's counts in the window that it is in, or new ones. */
function currentWindow<Counts extends object>(
  all: LRUCache<string, Counts & { since: number }>,
  network: string,
  now: number,
  windowMs: number,
  none: Counts,
): Counts {
  const counted = all.get(network);
  if (counted && now - counted.since < windowMs) return counted;
  const fresh = { ...none, since: now };
  all.set(network, fresh);
  return fresh;
}
