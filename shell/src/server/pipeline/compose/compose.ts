import type { CodedError } from '@stadtraum/contracts/errors';
import { BLOCK_TIMEOUT_MS, PAGE_TIMEOUT_MS } from '@stadtraum/federation-kit/budgets';
import type { Asset } from '@stadtraum/page-plan/assets';
import { type PagePlan, type PlannedBlock, type SkippedBlock, skipInvalid } from '@stadtraum/page-plan/plan';
import { type Logger, logCode, logProblem } from '@stadtraum/server-base/logging';
import { withTimeout } from '@stadtraum/server-base/timeout';
import { shellError } from '../../../errors.ts';
import type { BlockOutcome, RendererPool } from '../../renderers/renderer-pool.ts';
import type { BlockObserver } from './block-observer.ts';
import { type CircuitBreaker, circuitKey } from './circuit-breaker.ts';
import type { FragmentCache } from './fragments.ts';
import type { LastGoodBlocks } from './last-good.ts';

/** HTML as text, or as the UTF-8 bytes that the fragment cache contains. */
export type Html = string | Uint8Array;

/** A block of the finished page. */
export interface ComposedBlock {
  planned: PlannedBlock;
  html: Html;
  /** `missing` means that the block has no HTML, although its island may still start in the browser. */
  state: 'rendered' | 'last-good' | 'static' | 'missing';
  /** `name@version` of the release that rendered `html`. */
  release: string;
  stylesheets: Asset[];
}

export interface ComposedPage {
  plan: PagePlan;
  regions: { name: string; blocks: ComposedBlock[] }[];
  /** The blocks that were left out: those that the plan skipped, and those with invalid content (F18, F19). */
  skipped: SkippedBlock[];
  /** Whether at least one block shows a fallback. Such a page is sent but not cached. */
  degraded: boolean;
  /** Whether no block has HTML. Such a page must not be sent. */
  empty: boolean;
  /** Whether every block came from the fragment cache. */
  fromFragments: boolean;
}

/** A block's HTML, or the violation in its content. */
type HtmlOrViolation = Buffer | { violation: string };

/** Blocks that are being rendered, by fragment key. A result is undefined after a failure. */
type PendingBlocks = Map<string, Promise<HtmlOrViolation | undefined>>;

type Fallback = ComposedBlock & { state: Exclude<ComposedBlock['state'], 'rendered'> };

type Failure = Extract<BlockOutcome, { kind: 'failed' }>;

/** What the composer needs of a live set's renderers. */
export type Renderers = Pick<RendererPool, 'render'>;

export interface ComposerDependencies {
  fragments: Pick<FragmentCache, 'get' | 'set'>;
  lastGood: Pick<LastGoodBlocks, 'find' | 'remember'>;
  breaker: Pick<CircuitBreaker, 'allows' | 'succeeded' | 'failed'>;
  observer: BlockObserver;
  log: Logger;
  /** Milliseconds that a page waits for its blocks. @default PAGE_TIMEOUT_MS */
  pageTimeoutMs?: number;
}

/** Composes pages from cached fragments, renderers and fallbacks. It always returns a page, within its timeout. */
export class Composer {
  readonly #dependencies: ComposerDependencies;
  readonly #timeoutMs: number;
  /** What cacheable pages are rendering, for all pages that need it. */
  readonly #pending: PendingBlocks = new Map();

  constructor(dependencies: ComposerDependencies) {
    this.#dependencies = dependencies;
    this.#timeoutMs = dependencies.pageTimeoutMs ?? PAGE_TIMEOUT_MS;
  }

  /**
   * @param cacheable whether everyone gets this page, so that its HTML may be cached. False for filtered pages and responses to forms:
   *   they contain what a visitor has entered, so no other page shares their rendering
   * @param requestId the id of the visitor's request, for log lines
   */
  async compose(
    plan: PagePlan,
    renderers: Renderers,
    cacheable: boolean,
    requestId?: string,
  ): Promise<ComposedPage> {
    const rendered = new Map<PlannedBlock, HtmlOrViolation>();
    const blocks = plan.regions.flatMap((region) => region.blocks);

    const missing = blocks.filter((planned) => !this.#takeFragment(planned, rendered));
    if (missing.length > 0) await this.#render(missing, rendered, renderers, plan, cacheable, requestId);

    const skipped = [...plan.skipped];
    const regions = plan.regions.map((region) => ({
      name: region.name,
      blocks: region.blocks.flatMap((planned) => {
        const html = rendered.get(planned);
        if (!html || html instanceof Uint8Array) return [this.#finish(planned, html, plan, cacheable)];
        skipped.push(skipInvalid(planned.block, plan.page.path, html.violation));
        return [];
      }),
    }));
    const composed = regions.flatMap((region) => region.blocks);
    return {
      plan,
      regions,
      skipped,
      degraded: rendered.size < blocks.length,
      empty: composed.length > 0 && composed.every(({ state }) => state === 'missing'),
      fromFragments: missing.length === 0,
    };
  }

  #takeFragment(planned: PlannedBlock, rendered: Map<PlannedBlock, HtmlOrViolation>): boolean {
    const html = this.#dependencies.fragments.get(planned.fragmentKey);
    if (html !== undefined) rendered.set(planned, html);
    return html !== undefined;
  }

  /** Renders blocks and adds the results to `rendered` that arrive before the timeout. */
  async #render(
    blocks: readonly PlannedBlock[],
    rendered: Map<PlannedBlock, HtmlOrViolation>,
    renderers: Renderers,
    plan: PagePlan,
    cacheable: boolean,
    requestId: string | undefined,
  ): Promise<void> {
    const pending = cacheable ? this.#pending : new Map(this.#pending);
    this.#startBatch(blocks, pending, renderers, plan, cacheable, requestId);
    const arrivals = blocks.map(async (planned) => {
      const html = await pending.get(planned.fragmentKey);
      if (html !== undefined) rendered.set(planned, html);
    });
    const timeoutError = () => new Error('the page timed out');
    // Late blocks are replaced by fallbacks.
    await withTimeout(Promise.all(arrivals), this.#timeoutMs, timeoutError).catch(() => {});
  }

  /** Sends one batch with the blocks that are not being rendered already. */
  #startBatch(
    blocks: readonly PlannedBlock[],
    pending: PendingBlocks,
    renderers: Renderers,
    plan: PagePlan,
    cacheable: boolean,
    requestId: string | undefined,
  ): void {
    const batch = blocks.filter(
      (planned) =>
        !pending.has(planned.fragmentKey) && this.#dependencies.breaker.allows(circuitKey(planned.owned)),
    );
    const outcomes = renderers.render(
      batch.map(({ fragmentKey, inputBytes, input }) => ({ key: fragmentKey, bytes: inputBytes, input })),
      this.#timeoutMs,
      { isPublic: cacheable },
    );
    for (const [index, planned] of batch.entries()) {
      const outcome = outcomes[index];
      if (!outcome) continue;
      const html = outcome.then((result) => {
        pending.delete(planned.fragmentKey);
        if (result.kind === 'failed') this.#reportFailure(planned, result, plan, requestId);
        return this.#accept(planned, result, cacheable);
      });
      pending.set(planned.fragmentKey, html);
    }
  }

  #accept(planned: PlannedBlock, outcome: BlockOutcome, cacheable: boolean): HtmlOrViolation | undefined {
    if (outcome.kind === 'invalid') return { violation: outcome.reason };
    if (outcome.kind !== 'rendered') return undefined;
    const { html } = outcome;
    this.#dependencies.observer.rendered(planned.owned, outcome.ms);
    this.#dependencies.breaker.succeeded(circuitKey(planned.owned));
    if (cacheable) this.#dependencies.fragments.set(planned.fragmentKey, html);
    return html;
  }

  #reportFailure(
    planned: PlannedBlock,
    failure: Failure,
    plan: PagePlan,
    requestId: string | undefined,
  ): void {
    const { breaker, observer, log } = this.#dependencies;
    const { release, declaration } = planned.owned;
    observer.failed(planned.owned, failure.cause, failure.reason);
    logProblem(log, 'error', renderError(planned, failure), {
      path: plan.page.path,
      ...(requestId !== undefined && { request: requestId }),
    });
    const failures = breaker.failed(circuitKey(planned.owned));
    if (failures)
      logCode(log, 'error', shellError('BLOCK_CIRCUIT_OPEN', { type: declaration.type, release, failures }));
  }

  #finish(
    planned: PlannedBlock,
    html: Buffer | undefined,
    plan: PagePlan,
    cacheable: boolean,
  ): ComposedBlock {
    const { release, stylesheets } = planned.owned;
    if (html !== undefined) {
      if (cacheable) this.#dependencies.lastGood.remember(plan.page.path, planned, html);
      return { planned, html, state: 'rendered', release, stylesheets };
    }
    const fallback = this.#fallback(planned, plan, cacheable);
    this.#dependencies.observer.fellBack(planned.owned, fallback.state);
    return fallback;
  }

  #fallback(planned: PlannedBlock, plan: PagePlan, cacheable: boolean): Fallback {
    const { lastGood } = this.#dependencies;
    const { release, stylesheets, declaration } = planned.owned;
    const earlier = lastGood.find(plan.page.path, planned, !cacheable);
    if (earlier) return { planned, state: 'last-good', ...earlier };
    if (declaration.fallback !== undefined) {
      return { planned, html: declaration.fallback, state: 'static', release, stylesheets };
    }
    return { planned, html: '', state: 'missing', release, stylesheets };
  }
}

function renderError({ block, owned }: PlannedBlock, { cause, reason }: Failure): CodedError {
  const details = { block: block.id, type: block.type, release: owned.release };
  if (cause === 'late') return shellError('BLOCK_RENDER_LATE', { ...details, deadline: BLOCK_TIMEOUT_MS });
  return shellError('BLOCK_RENDER_FAILED', { ...details, reason });
}
