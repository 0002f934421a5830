import type { CodedError } from '@stadtraum/contracts/errors';
import type { Asset } from '@stadtraum/page-plan/assets';
import { type PagePlan, type PlannedBlock, type SkippedBlock, skipInvalid } from '@stadtraum/page-plan/plan';
import { type Logger, logCode, logProblem } from '@stadtraum/server-base/logging';
import { shellError } from '../../../errors.ts';
import { BLOCK_TIMEOUT_MS, PAGE_TIMEOUT_MS } from '../../renderers/deadlines.ts';
import type { BlockOutcome, RendererPool } from '../../renderers/renderer-pool.ts';
import type { BlockObserver } from './block-observer.ts';
import { type CircuitBreaker, circuitOf } from './circuit-breaker.ts';
import type { FragmentCache } from './fragments.ts';
import type { LastGoodBlocks } from './last-good.ts';

/** HTML as text, or as the UTF-8 bytes in which fragments are kept. */
export type Html = string | Uint8Array;

/** A block as it goes into the document. */
export interface ComposedBlock {
  planned: PlannedBlock;
  html: Html;
  /** `missing`: left out, though the browser may fill in an island. */
  state: 'rendered' | 'last-good' | 'static' | 'missing';
  /** `name@version` of the release that rendered `html`. */
  release: string;
  stylesheets: Asset[];
}

export interface ComposedPage {
  plan: PagePlan;
  regions: { name: string; blocks: ComposedBlock[] }[];
  /** Blocks that are left out for good: those of the plan, and those whose content is invalid (F18, F19). */
  skipped: SkippedBlock[];
  /** Some block is not as it should be: the page is sent, but kept nowhere. */
  degraded: boolean;
  /** No block has anything to show: this is no page to be sent. */
  empty: boolean;
  /** Whether every block came from the fragment cache. */
  fromFragments: boolean;
}

/** What is settled about a block: its HTML, or what is wrong with its content. */
type Settled = Buffer | { violation: string };

type Fallback = ComposedBlock & { state: Exclude<ComposedBlock['state'], 'rendered'> };

type Failure = Extract<BlockOutcome, { kind: 'failed' }>;

export interface ComposerDependencies {
  fragments: FragmentCache;
  lastGood: LastGoodBlocks;
  breaker: CircuitBreaker;
  observer: BlockObserver;
  log: Logger;
}

/** Puts pages together from fragments, renderers and fallbacks. It always answers, and in time. */
export class Composer {
  readonly #dependencies: ComposerDependencies;
  /** Blocks that are being rendered now, by fragment key, for all pages that need them. Undefined comes of a failure. */
  readonly #underway = new Map<string, Promise<Settled | undefined>>();

  constructor(dependencies: ComposerDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * @param keep whether what is rendered may be kept; false for filtered and free-text results
   * @param requestId of the visitor's request, under which failures are logged
   */
  async compose(
    plan: PagePlan,
    renderers: RendererPool,
    keep: boolean,
    requestId?: string,
  ): Promise<ComposedPage> {
    const settled = new Map<PlannedBlock, Settled>();
    const blocks = plan.regions.flatMap((region) => region.blocks);

    const missing = blocks.filter((planned) => !this.#takeFragment(planned, settled));
    if (missing.length > 0) await this.#render(missing, settled, renderers, plan, keep, requestId);

    const skipped = [...plan.skipped];
    const regions = plan.regions.map((region) => ({
      name: region.name,
      blocks: region.blocks.flatMap((planned) => {
        const known = settled.get(planned);
        if (!known || known instanceof Uint8Array) return [this.#finish(planned, known, plan, keep)];
        skipped.push(skipInvalid(planned.block, plan.page.path, known.violation));
        return [];
      }),
    }));
    const composed = regions.flatMap((region) => region.blocks);
    return {
      plan,
      regions,
      skipped,
      degraded: settled.size < blocks.length,
      empty: composed.length > 0 && composed.every(({ state }) => state === 'missing'),
      fromFragments: missing.length === 0,
    };
  }

  #takeFragment(planned: PlannedBlock, settled: Map<PlannedBlock, Settled>): boolean {
    const html = this.#dependencies.fragments.get(planned.fragmentKey);
    if (html !== undefined) settled.set(planned, html);
    return html !== undefined;
  }

  /** Fills `settled` with what is there when all blocks are done or the deadline is over. */
  async #render(
    blocks: readonly PlannedBlock[],
    settled: Map<PlannedBlock, Settled>,
    renderers: RendererPool,
    plan: PagePlan,
    keep: boolean,
    requestId: string | undefined,
  ): Promise<void> {
    this.#begin(blocks, renderers, plan, keep, requestId);
    const takings = blocks.map(async (planned) => {
      const known = await this.#underway.get(planned.fragmentKey);
      if (known !== undefined) settled.set(planned, known);
    });
    await withinDeadline(Promise.all(takings));
  }

  /** Sends one batch with what nobody else is rendering already. */
  #begin(
    blocks: readonly PlannedBlock[],
    renderers: RendererPool,
    plan: PagePlan,
    keep: boolean,
    requestId: string | undefined,
  ): void {
    const batch = blocks.filter(
      (planned) =>
        !this.#underway.has(planned.fragmentKey) &&
        this.#dependencies.breaker.allows(circuitOf(planned.owned)),
    );
    const outcomes = renderers.render(
      batch.map(({ fragmentKey, inputBytes, input }) => ({ key: fragmentKey, bytes: inputBytes, input })),
      PAGE_TIMEOUT_MS,
    );
    for (const [index, planned] of batch.entries()) {
      const outcome = outcomes[index];
      if (!outcome) continue;
      const known = outcome.then((result) => {
        this.#underway.delete(planned.fragmentKey);
        if (result.kind === 'failed') this.#reportFailure(planned, result, plan, requestId);
        return this.#settle(planned, result, keep);
      });
      this.#underway.set(planned.fragmentKey, known);
    }
  }

  #settle(planned: PlannedBlock, outcome: BlockOutcome, keep: boolean): Settled | undefined {
    if (outcome.kind === 'invalid') return { violation: outcome.reason };
    if (outcome.kind !== 'rendered') return undefined;
    const { html } = outcome;
    this.#dependencies.observer.rendered(planned.owned, outcome.ms);
    this.#dependencies.breaker.succeeded(circuitOf(planned.owned));
    if (keep) this.#dependencies.fragments.set(planned.fragmentKey, html);
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
    observer.failed(planned.owned, failure.cause);
    logProblem(log, 'error', renderError(planned, failure), {
      path: plan.page.path,
      ...(requestId !== undefined && { request: requestId }),
    });
    const failures = breaker.failed(circuitOf(planned.owned));
    if (failures)
      logCode(log, 'error', shellError('BLOCK_CIRCUIT_OPEN', { type: declaration.type, release, failures }));
  }

  #finish(planned: PlannedBlock, html: Buffer | undefined, plan: PagePlan, keep: boolean): ComposedBlock {
    const { release, stylesheets } = planned.owned;
    if (html !== undefined) {
      if (keep) this.#dependencies.lastGood.remember(plan.page.path, planned, html);
      return { planned, html, state: 'rendered', release, stylesheets };
    }
    const fallback = this.#fallback(planned, plan, keep);
    this.#dependencies.observer.fellBack(planned.owned, fallback.state);
    return fallback;
  }

  #fallback(planned: PlannedBlock, plan: PagePlan, keep: boolean): Fallback {
    const { lastGood } = this.#dependencies;
    const { release, stylesheets, declaration } = planned.owned;
    const earlier = lastGood.find(plan.page.path, planned, !keep);
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

async function withinDeadline(work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, PAGE_TIMEOUT_MS);
  });
  await Promise.race([work, deadline]);
  clearTimeout(timer);
}
