import type { PageModel } from '@stadtraum/contracts/page-model';
import { LRUCache } from 'lru-cache';
import type { DocumentBody } from './document-body.ts';

interface Entry {
  liveSet: string;
  page: PageModel;
  body: DocumentBody;
}

/**
 * Caches the documents of pages without a query. An entry contains the page model from which it was rendered. The content cache
 * returns the same object until the content changes, so two comparisons show whether a document is valid.
 */
export class PageCache {
  /** Number of requests for canonical pages, by outcome. Callers increment it. */
  readonly counts = { hit: 0, miss: 0 };
  readonly #documents: LRUCache<string, Entry>;

  /** @param limit bytes of documents; 0 disables the cache */
  constructor(limit: number) {
    this.#documents = new LRUCache({
      // Every entry is larger than one byte.
      maxSize: Math.max(limit, 1),
      sizeCalculation: ({ body }) => body.size + 500,
    });
  }

  /** Bytes in the cache. */
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
