import { LRUCache } from 'lru-cache';

/** Window in which a network's forms are counted, in milliseconds. */
const WINDOW_MS = 10 * 60_000;
/** Number of networks that are tracked; the least recently seen are dropped. */
const MAX_NETWORKS = 50_000;
/** A network's forms are refused once its stored forms, or its rejected forms, reach this multiple of its share. */
const HARD_FACTOR = 10;

const DAY_MS = 24 * 3_600_000;
/** Maximum bytes of one network's stored forms per day: about 4000 typical forms, or 250 of the largest. */
const MAX_BYTES_PER_DAY = 4 * 2 ** 20;
/** Storage overhead of a form in bytes. */
const ROW_BYTES = 1000;

/** How a form counts towards its network's limit. Duplicates are `uncounted`. */
export type LimitOutcome = 'stored' | 'rejected' | 'uncounted';

/** A form that is being processed. */
export interface NetworkEntry {
  /** Number of the form among its network's forms, from 1. */
  formNumber: number;
  /** Whether the network has sent more than its share, so that a proof of work is required. */
  exceedsShare: boolean;
  /** Records the result. The form counts as stored until this is called. */
  settle(outcome: LimitOutcome): void;
}

/**
 * Counts forms per network. Counts are kept in memory only, so there is no record of who sent what. Rejected forms have a
 * separate budget (SE3), so a visitor who mistypes an address ten times can still send the form.
 */
export class NetworkLimit {
  readonly #share: number;
  readonly #counts = new LRUCache<string, { since: number; stored: number; rejected: number }>({
    max: MAX_NETWORKS,
  });

  readonly #days = new LRUCache<string, { since: number; bytes: number }>({ max: MAX_NETWORKS });

  /** @param share number of forms that a network may send within ten minutes without a proof of work */
  constructor(share: number) {
    this.#share = share;
  }

  /**
   * Counts one more form; undefined if it must be refused.
   *
   * @param bytes size of the form
   */
  enter(network: string, bytes: number): NetworkEntry | undefined {
    const now = performance.now();
    const count = currentWindow(this.#counts, network, now, WINDOW_MS, { stored: 0, rejected: 0 });
    const day = currentWindow(this.#days, network, now, DAY_MS, { bytes: 0 });
    const max = this.#share * HARD_FACTOR;
    if (count.stored >= max || count.rejected >= max || day.bytes >= MAX_BYTES_PER_DAY) return undefined;
    const size = bytes + ROW_BYTES;
    count.stored += 1;
    day.bytes += size;
    return {
      formNumber: count.stored,
      exceedsShare: count.stored > this.#share,
      settle(outcome) {
        if (outcome === 'stored') return;
        count.stored -= 1;
        day.bytes -= size;
        if (outcome === 'rejected') count.rejected += 1;
      },
    };
  }
}

/** The network's counts in the current window. */
function currentWindow<Counts extends object>(
  all: LRUCache<string, Counts & { since: number }>,
  network: string,
  now: number,
  windowMs: number,
  initial: Counts,
): Counts {
  const counted = all.get(network);
  if (counted && now - counted.since < windowMs) return counted;
  const fresh = { ...initial, since: now };
  all.set(network, fresh);
  return fresh;
}
