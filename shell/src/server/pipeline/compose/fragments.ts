import { LRUCache } from 'lru-cache';

/** Caches blocks' HTML in UTF-8. Entries never become stale, because their key contains everything that the HTML depends on. */
export class FragmentCache {
  /** Number of lookups, by outcome. */
  readonly counts = { hit: 0, miss: 0 };
  readonly #html: LRUCache<string, Buffer>;

  /** @param limit bytes of HTML; 0 disables the cache */
  constructor(limit: number) {
    this.#html = new LRUCache({
      // Every entry is larger than one byte.
      maxSize: Math.max(limit, 1),
      // A key has about 150 characters.
      sizeCalculation: (html) => html.length + 300,
    });
  }

  /** Bytes in the cache. */
  get size(): number {
    return this.#html.calculatedSize;
  }

  get(key: string): Buffer | undefined {
    const html = this.#html.get(key);
    this.counts[html ? 'hit' : 'miss'] += 1;
    return html;
  }

  set(key: string, html: Buffer): void {
    this.#html.set(key, html);
  }
}
