import type { PageModel } from '@stadtraum/contracts/page-model';
import { LRUCache } from 'lru-cache';
import type { DocumentBody } from './document-body.ts';

interface Entry {
  liveSet: string;
  page: PageModel;
  body: DocumentBody;
}

/** Bytes of documents that are kept. */
const LIMIT = 128 * 1024 * 1024;

/**
 * Whole documents of pages without a query. An entry holds the page model that it was made of: the content cache hands out
 * the same object for as long as the content stands, so whether a document is still right takes two comparisons.
 */
export class PageCache {
  readonly #documents = new LRUCache<string, Entry>({
    maxSize: LIMIT,
    sizeCalculation: ({ body }) => body.size + 500,
  });

  get(page: PageModel, liveSet: string): DocumentBody | undefined {
    const entry = this.#documents.get(page.path);
    return entry?.page === page && entry.liveSet === liveSet ? entry.body : undefined;
  }

  set(page: PageModel, liveSet: string, body: DocumentBody): void {
    this.#documents.set(page.path, { liveSet, page, body });
  }
}
