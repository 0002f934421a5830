import type { MapService } from '@stadtraum/contracts/map-service';
import type { PageModel } from '@stadtraum/contracts/page-model';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { type PagePlan, planPage } from '../plan/plan.ts';
import type { RendererPool } from '../renderers/renderer-pool.ts';
import { pageHeaders } from '../security/headers.ts';

/**
 * Everything that pages of one live set need: its catalogue, its renderers, the plans made so far. A request takes one
 * generation at its beginning and never looks for another, so no page can mix two live sets (fault 28).
 */
export class Generation {
  readonly catalogue: Catalogue;
  readonly renderers: RendererPool;
  readonly #maps: MapService;
  /** Headers of every page of this live set, and of those that have a map on them. */
  readonly #headers: Readonly<Record<'page' | 'mapPage', Readonly<Record<string, string>>>>;
  /** A plan lives as long as its page model is cached. */
  readonly #plans = new WeakMap<PageModel, PagePlan>();
  #users = 0;
  #onUnused: (() => void) | undefined;

  constructor(catalogue: Catalogue, renderers: RendererPool, maps: MapService) {
    this.catalogue = catalogue;
    this.renderers = renderers;
    this.#maps = maps;
    const { cspSource } = catalogue.importMap;
    const common = { 'x-live-set': catalogue.liveSet.id, vary: 'Accept-Encoding' };
    this.#headers = {
      page: { ...pageHeaders(cspSource), ...common },
      mapPage: { ...pageHeaders(cspSource, maps), ...common },
    };
  }

  get id(): string {
    return this.catalogue.liveSet.id;
  }

  plan(page: PageModel): PagePlan {
    const known = this.#plans.get(page);
    if (known) return known;
    const plan = planPage(page, this.catalogue, this.#maps);
    this.#plans.set(page, plan);
    return plan;
  }

  /** A page's headers: its policy allows the map service only where a block draws maps. */
  headersOf(page: PageModel): Readonly<Record<string, string>> {
    const { blocks } = this.catalogue;
    const hasMap = Object.values(page.regions).some((region) =>
      region.some(({ type }) => blocks.get(type)?.declaration.needs.includes('maps')),
    );
    return this.#headers[hasMap ? 'mapPage' : 'page'];
  }

  /** Keeps the renderers alive while `work` runs. */
  async use<Result>(work: (generation: Generation) => Promise<Result>): Promise<Result> {
    this.#users += 1;
    try {
      return await work(this);
    } finally {
      this.#users -= 1;
      if (this.#users === 0) this.#onUnused?.();
    }
  }

  /** Ends the renderers when nobody uses them any more, at the latest after `patience` milliseconds. */
  async retire(patience: number): Promise<void> {
    if (this.#users > 0) await this.#unused(patience);
    await this.renderers.close();
  }

  #unused(patience: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, patience);
      this.#onUnused = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
