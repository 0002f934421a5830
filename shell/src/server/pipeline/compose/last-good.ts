import type { Asset } from '@stadtraum/page-plan/assets';
import type { PlannedBlock } from '@stadtraum/page-plan/plan';
import { LRUCache } from 'lru-cache';

/** A block's HTML from when it could last be rendered, with the stylesheets of the release that rendered it. */
export interface LastGood {
  html: Buffer;
  release: string;
  stylesheets: Asset[];
}

/** Bytes of HTML that are kept. */
const LIMIT_BYTES = 32 * 1024 * 1024;

/**
 * The first fallback: how a block looked when it last worked, on this page, or, where the page does not show in it, on
 * another (navigation never disappears, also not from a page that nobody has visited yet).
 */
export class LastGoodBlocks {
  readonly #byKey = new LRUCache<string, LastGood & { contentHash: string }>({
    maxSize: LIMIT_BYTES,
    sizeCalculation: ({ html }) => html.length + 500,
  });

  remember(path: string, planned: PlannedBlock, html: Buffer): void {
    const { release, stylesheets } = planned.owned;
    const entry = { html, release, stylesheets, contentHash: planned.contentHash };
    this.#byKey.set(onPage(path, planned), entry);
    if (isAlikeEverywhere(planned)) this.#byKey.set(anywhere(planned), entry);
  }

  /**
   * @param exact only HTML of the very same content will do: on a filtered page, another result would be a lie
   */
  find(path: string, planned: PlannedBlock, exact: boolean): LastGood | undefined {
    const { contentHash } = planned;
    const here = this.#byKey.get(onPage(path, planned));
    if (here && (!exact || here.contentHash === contentHash)) return here;
    const elsewhere = isAlikeEverywhere(planned) ? this.#byKey.get(anywhere(planned)) : undefined;
    return elsewhere?.contentHash === contentHash ? elsewhere : undefined;
  }
}

/** Whether the block takes nothing from its page but what tells where in the navigation the visitor is. */
function isAlikeEverywhere({ owned }: PlannedBlock): boolean {
  return owned.declaration.needs.every((part) => part === 'path' || part === 'navigation');
}

function onPage(path: string, { block }: PlannedBlock): string {
  return `${path} ${block.type} ${block.id}`;
}

function anywhere({ block }: PlannedBlock): string {
  return `* ${block.type} ${block.id}`;
}
