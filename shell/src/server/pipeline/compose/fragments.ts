import { LRUCache } from 'lru-cache';

/** HTML of blocks, in UTF-8, by fragment key. An entry can never be wrong, only unneeded: the key holds all that the HTML depends on. */
export class FragmentCache {
  /** How lookups ended so far. */
  readonly counts = { hit: 0, miss: 0 };
  readonly #html: LRUCache<string, Buffer>;

  /** @param limit bytes of HTML that are kept; 0 for none */
  constructor(limit: number) {
    this.#html = new LRUCache({
      // No entry is as small as a byte.
      maxSize: Math.max(limit, 1),
      // The key takes about 150 characters.
      sizeCalculation: (html) => html.length + 300,
    });
  }

  /** Bytes that are kept. */
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
