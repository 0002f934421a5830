import { isIP } from 'node:net';
import { LRUCache } from 'lru-cache';

/** Maximum number of networks that are counted at the same time. */
const MAX_NETWORKS = 10_000;

/** Limits requests per minute, for each network and in total. Addresses are kept in memory only. */
export class RateLimit {
  readonly #maxPerNetwork: number;
  readonly #maxTotal: number;
  readonly #counts: LRUCache<string, number>;
  readonly #now: () => number;
  #minute = 0;
  #total = 0;

  /** @param now milliseconds */
  constructor(maxPerNetwork: number, maxTotal: number, now: () => number = Date.now) {
    this.#maxPerNetwork = maxPerNetwork;
    this.#maxTotal = maxTotal;
    this.#now = now;
    this.#counts = new LRUCache({ max: MAX_NETWORKS });
  }

  /** Counts a request from this address. @returns whether it is within the limits */
  allows(address: string): boolean {
    this.#startMinute();
    const network = networkOf(address);
    const count = (this.#counts.get(network) ?? 0) + 1;
    this.#counts.set(network, count);
    if (count > this.#maxPerNetwork) return false;
    this.#total += 1;
    return this.#total <= this.#maxTotal;
  }

  #startMinute(): void {
    const minute = Math.floor(this.#now() / 60_000);
    if (minute === this.#minute) return;
    this.#minute = minute;
    this.#total = 0;
    this.#counts.clear();
  }
}

/**
 * Returns the network of an address: the IPv4 address itself, or the /64 of an IPv6 address, because a visitor usually has a
 * whole /64. A port that a proxy added is ignored. Values that are not addresses share the network `unknown`.
 */
export function networkOf(value: string): string {
  const address = value.replace(/^\[(.*)\](:\d+)?$|^([\d.]+):\d+$/, '$1$3');
  const version = isIP(address);
  if (version === 0) return 'unknown';
  if (version === 4) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  const [head = '', tail = ''] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
}
