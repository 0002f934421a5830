import type { PageModel } from '@stadtraum/contracts/page-model';
import { LRUCache } from 'lru-cache';
import type { DocumentBody } from './document-body.ts';

interface Entry {
  liveSet: string;
  page: PageModel;
  body: DocumentBody;
}

/**
 * Whole documents of pages without a query. An entry holds the page model that it was made of: the content cache hands out
 * the same object for as long as the content stands, so whether a document is still right takes two comparisons.
 */
export class PageCache {
  /** How requests that could be answered from here were answered so far; those who answer count. */
  readonly counts = { hit: 0, miss: 0 };
  readonly #documents: LRUCache<string, Entry>;

  /** @param limit bytes of documents that are kept; 0 for none */
  constructor(limit: number) {
    this.#documents = new LRUCache({
      // No entry is as small as a byte.
      maxSize: Math.max(limit, 1),
      sizeCalculation: ({ body }) => body.size + 500,
    });
  }

  /** Bytes that are kept. */
  get size(): number {
    return this.#documents.calculatedSize;
  }

  get(page: PageModel, liveSet: string): DocumentBody | undefined {
    const entry = this.#documents.get(page.path);
    return entry?.page === page && entry.liveSet === liveSet ? entry.body : undefined;
  }

  set(page: PageModel, liveSet: string, body: DocumentBody): void {
    this.#documents.set(page.path, { liveSet, page, body });
  }
}
