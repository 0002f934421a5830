import type { Asset } from '@stadtraum/page-plan/assets';
import type { PlannedBlock } from '@stadtraum/page-plan/plan';
import { LRUCache } from 'lru-cache';

/** A block's last HTML, with the stylesheets of the release that rendered it. */
export interface LastGood {
  html: Buffer;
  release: string;
  stylesheets: Asset[];
}

/** Maximum bytes of HTML. */
const LIMIT_BYTES = 32 * 1024 * 1024;

/**
 * Provides the first fallback: a block's last HTML on this page or, if the block does not depend on its page, on another page.
 * The navigation therefore never disappears, even from a page that no one has visited yet.
 */
export class LastGoodBlocks {
  readonly #byKey = new LRUCache<string, LastGood & { contentHash: string }>({
    maxSize: LIMIT_BYTES,
    sizeCalculation: ({ html }) => html.length + 500,
  });

  remember(path: string, planned: PlannedBlock, html: Buffer): void {
    const { release, stylesheets } = planned.owned;
    const entry = { html, release, stylesheets, contentHash: planned.contentHash };
    this.#byKey.set(pageKey(path, planned), entry);
    if (isPageIndependent(planned)) this.#byKey.set(sharedKey(planned), entry);
  }

  /**
   * @param exact whether to find only HTML for the same content, because a filtered page must not show other results
   */
  find(path: string, planned: PlannedBlock, exact: boolean): LastGood | undefined {
    const { contentHash } = planned;
    const samePage = this.#byKey.get(pageKey(path, planned));
    if (samePage && (!exact || samePage.contentHash === contentHash)) return samePage;
    const anyPage = isPageIndependent(planned) ? this.#byKey.get(sharedKey(planned)) : undefined;
    return anyPage?.contentHash === contentHash ? anyPage : undefined;
  }
}

/** Whether the block needs nothing from its page except the path and the navigation. */
function isPageIndependent({ owned }: PlannedBlock): boolean {
  return owned.declaration.needs.every((part) => part === 'path' || part === 'navigation');
}

function pageKey(path: string, { block }: PlannedBlock): string {
  return `${path} ${block.type} ${block.id}`;
}

function sharedKey({ block }: PlannedBlock): string {
  return `* ${block.type} ${block.id}`;
}
