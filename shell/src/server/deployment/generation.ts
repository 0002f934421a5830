import type { PageModel, SiteParts } from '@stadtraum/contracts/page-model';
import type { LiveSetIndex } from '@stadtraum/page-plan/live-set-index';
import { type PagePlan, planPage } from '@stadtraum/page-plan/plan';
import type { RendererPool } from '../renderers/renderer-pool.ts';
import { pageHeaders } from '../security/headers.ts';

/**
 * Everything that pages of one live set need: its index, its renderers and its cached plans. A request uses one
 * generation from start to end, so no page can mix two live sets (F28).
 */
export class Generation {
  readonly index: LiveSetIndex;
  readonly renderers: RendererPool;
  readonly #site: SiteParts;
  /** Plans and headers, cached until their page model is discarded. */
  readonly #plans = new WeakMap<PageModel, PagePlan>();
  readonly #headers = new WeakMap<PageModel, Readonly<Record<string, string>>>();
  #users = 0;
  #onUnused: (() => void) | undefined;

  constructor(index: LiveSetIndex, renderers: RendererPool, site: SiteParts) {
    this.index = index;
    this.renderers = renderers;
    this.#site = site;
  }

  get id(): string {
    return this.index.liveSet.id;
  }

  plan(page: PageModel): PagePlan {
    const cached = this.#plans.get(page);
    if (cached) return cached;
    const plan = planPage(page, this.index, this.#site);
    this.#plans.set(page, plan);
    return plan;
  }

  /** Returns a page's headers. The policy allows a map service or frames only if a block declares that it needs them. */
  headersOf(page: PageModel): Readonly<Record<string, string>> {
    const cached = this.#headers.get(page);
    if (cached) return cached;
    const { blocks, liveSet } = this.index;
    const types = Object.values(page.regions).flatMap((region) => region.map(({ type }) => type));
    const needs = new Set(types.flatMap((type) => blocks.get(type)?.declaration.needs ?? []));
    const { maps, frames } = this.#site;
    const headers = {
      ...pageHeaders(this.plan(page).importMap.cspSource, {
        ...(needs.has('maps') && { maps }),
        ...(needs.has('frames') && { frames }),
      }),
      'x-live-set': liveSet.id,
      vary: 'Accept-Encoding',
    };
    this.#headers.set(page, headers);
    return headers;
  }

  /** Keeps the renderers running during `work`. */
  async use<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#users += 1;
    try {
      return await work();
    } finally {
      this.#users -= 1;
      if (this.#users === 0) this.#onUnused?.();
    }
  }

  /** Stops the renderers once no request uses them, or after `timeoutMs` milliseconds. */
  async retire(timeoutMs: number): Promise<void> {
    if (this.#users > 0) await this.#waitUntilUnused(timeoutMs);
    await this.renderers.close();
  }

  #waitUntilUnused(timeoutMs: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, timeoutMs);
      this.#onUnused = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
