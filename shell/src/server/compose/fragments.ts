import { LRUCache } from 'lru-cache';

/** Bytes of HTML that are kept. */
const LIMIT = 64 * 1024 * 1024;

/** HTML of blocks by fragment key. An entry can never be wrong, only unneeded: the key holds all that the HTML depends on. */
export class FragmentCache {
  readonly #html = new LRUCache<string, string>({
    maxSize: LIMIT,
    // Two bytes a character is the worst case; the key is about 150 of them.
    sizeCalculation: (html) => 2 * html.length + 300,
  });

  get(key: string): string | undefined {
    return this.#html.get(key);
  }

  set(key: string, html: string): void {
    this.#html.set(key, html);
  }
}
