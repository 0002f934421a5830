import { createHash } from 'node:crypto';
import type { Block, PageModel, PageParts, SiteParts } from '@stadtraum/contracts/page-model';

/** A block as pages show it. Equal blocks of several pages are one object. */
export interface StoredBlock extends Pick<Block, 'id' | 'type' | 'content'> {
  contentHash: string;
}

export interface SnapshotPage {
  parts: PageParts;
  blocks: readonly StoredBlock[];
  /** Names of the query parameters that change the page. */
  queryParameters: readonly string[];
}

/** All live pages at one revision of the content. */
export interface ContentSnapshot {
  /** Undefined if nothing is loaded: there are no pages. */
  revision: string | undefined;
  pages: readonly SnapshotPage[];
  /** Instant in milliseconds from which a page may differ without an edit. */
  freshUntil: number;
}

/** Collects page models. What pages share is kept once, so that thousands of pages take little more memory than their own content. */
export class SnapshotBuilder {
  readonly #site: SiteParts;
  readonly #pages: SnapshotPage[] = [];
  readonly #blocks = new Map<string, StoredBlock>();
  readonly #navigations = new Map<string, PageModel['navigation']>();
  #freshUntil = Number.POSITIVE_INFINITY;

  constructor(site: SiteParts) {
    this.#site = site;
  }

  add({ path, title, breadcrumbs, navigation, regions, queryParameters, freshUntil }: PageModel): void {
    const shared = intern(this.#navigations, JSON.stringify(navigation), () => navigation);
    // The second block with an id is not rendered, as in `planPage`.
    const blocks = new Map<string, StoredBlock>();
    for (const block of Object.values(regions).flat()) {
      if (!blocks.has(block.id)) blocks.set(block.id, this.#store(block));
    }
    const parts = { path, title, breadcrumbs, navigation: shared, ...this.#site };
    this.#pages.push({ parts, blocks: [...blocks.values()], queryParameters });
    if (freshUntil) this.#freshUntil = Math.min(this.#freshUntil, Date.parse(freshUntil));
  }

  finish(revision: string | undefined): ContentSnapshot {
    return { revision, pages: this.#pages, freshUntil: this.#freshUntil };
  }

  #store({ id, type, content }: Block): StoredBlock {
    const contentHash = hashOf(JSON.stringify(content));
    const key = [type, id, contentHash].join(' ');
    return intern(this.#blocks, key, () => ({ id, type, content, contentHash }));
  }
}

export function hashOf(text: string): string {
  return createHash('sha1').update(text).digest('base64');
}

function intern<Value>(values: Map<string, Value>, key: string, create: () => Value): Value {
  const existing = values.get(key);
  if (existing !== undefined) return existing;
  const value = create();
  values.set(key, value);
  return value;
}
