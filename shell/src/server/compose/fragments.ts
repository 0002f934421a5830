import { LRUCache } from 'lru-cache';

/** HTML of blocks by fragment key. An entry can never be wrong, only unneeded: the key holds all that the HTML depends on. */
export class FragmentCache {
  readonly #html: LRUCache<string, string>;

  /** @param limit bytes of HTML that are kept; 0 for none */
  constructor(limit: number) {
    this.#html = new LRUCache({
      // No entry is as small as a byte.
      maxSize: Math.max(limit, 1),
      // Two bytes a character is the worst case; the key is about 150 of them.
      sizeCalculation: (html) => 2 * html.length + 300,
    });
  }

  get(key: string): string | undefined {
    return this.#html.get(key);
  }

  set(key: string, html: string): void {
    this.#html.set(key, html);
  }
}
