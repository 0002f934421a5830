import { setTimeout as delay } from 'node:timers/promises';
import { reasonOf } from '@stadtraum/contracts/errors';
import type { Finding, SizeChange } from '@stadtraum/contracts/gate';
import type { LiveRelease } from '@stadtraum/contracts/live-set';
import type { ReleaseManifest } from '@stadtraum/contracts/release-manifest';
import { ESSENTIAL_MS, GATE_BUDGETS, type GateBudget, MAX_HANDED_ON, MIN_BLOCKS } from './budget.ts';
import { type DistinctBlocks, distinctBlocks, needsOf } from './content/distinct-blocks.ts';
import { representativesFirst } from './content/representatives.ts';
import type { ContentSnapshot } from './content/snapshot.ts';
import { foreignChanges, ownChanges } from './findings/change-findings.ts';
import { contentUnavailable, contentUnseen } from './findings/content-unavailable.ts';
import { foldBarriers } from './findings/fold-barriers.ts';
import { renderFindings, unknownFindings } from './findings/render-findings.ts';
import { warningFindings } from './findings/warning-findings.ts';
import type { GateCheck, GateInput, LiveBlock, RenderedPair } from './input/gate-input.ts';
import { compareReleases, isTouched, type SideSet } from './input/side-set.ts';
import { sizeChanges } from './manifests/size-changes.ts';
import { type Comparison, comparePair } from './outline/compare-pair.ts';
import { type ChangedLook, changedLooks } from './pictures/changed-looks.ts';
import type { Pictures } from './pictures/pictures.ts';
import { cachedSet } from './rendering/cached-set.ts';
import type { RenderingParts } from './rendering/render-ahead.ts';
import { renderAll } from './rendering/render-all.ts';
import { runCheck } from './run-checks.ts';
import { Stopwatch } from './stopwatch.ts';

/** What the gate has seen of a candidate. */
export interface Examination {
  findings: Finding[];
  /** Of the content; undefined if there is none. */
  revision: string | undefined;
  blocks: { touched: number; rendered: number; hydrated: number; changed: number };
  pages: number;
  /** Paths of the pages that show touched blocks: first one of each block, then the others. */
  touchedPaths: string[];
  /** Touched blocks that the live set cannot render either, as `<type> <id>`. */
  brokenBefore: ReadonlySet<string>;
  sizes: SizeChange[];
  /** Sentences. */
  unchecked: string[];
  phases: { name: string; ms: number }[];
  /** Of changed blocks. They may still be taken. */
  pictures: Pictures;
}

interface InspectorParts extends RenderingParts {
  checks: readonly GateCheck[];
  snapshotTimeoutMs: number;
  /** Starts to take pictures of changed blocks in the background. */
  takePictures: (findLooks: () => readonly ChangedLook[], side: SideSet) => Pictures;
}

/** Examines one candidate. */
export class Inspector {
  readonly #parts: InspectorParts;
  #snapshot: ContentSnapshot | undefined;

  constructor(parts: InspectorParts) {
    this.#parts = parts;
  }

  async examine(
    live: readonly LiveRelease[],
    side: readonly LiveRelease[],
  ): Promise<Examination | undefined> {
    const watch = new Stopwatch();
    const set = compareReleases(await this.#manifestsOf(live), await this.#manifestsOf(side), { live, side });
    if (!set) return undefined;
    const content = await this.#readContent();
    this.#snapshot = content.snapshot;
    watch.lap('content');

    const budget = GATE_BUDGETS[set.kits.some(({ name }) => set.changed.has(name)) ? 'kit' : 'remotes'];
    const start = performance.now();
    const needs = needsOf([...set.live.manifests, ...set.manifests]);
    const distinct = distinctBlocks(content.snapshot, needs);
    const touched = distinct.blocks.filter(({ type }) => isTouched(type, set));
    const unchecked: string[] = [];
    const { findings } = content;
    const { comparisons, pairs } = await this.#render(set, touched, { budget, start, unchecked, findings });
    watch.lap('rendering');
    const pictures = this.#parts.takePictures(() => changedLooks(pairs, comparisons, set), set);
    // Rendering that takes longer leaves the other checks their time.
    const deadline = Math.max(start + budget.totalMs, performance.now() + budget.totalMs - budget.renderMs);
    const { found, hydrated } = await this.#runChecks(set, distinct, { pairs, deadline, unchecked });
    watch.lap('checks');
    await Promise.race([
      pictures.done,
      delay(start + budget.picturesMs - performance.now(), undefined, { ref: false }),
    ]);
    watch.lap('pictures');
    const { pagesOf } = distinct;
    return {
      findings: foldBarriers([
        ...findings,
        ...unknownFindings(distinct.blocks, set, pagesOf),
        ...renderFindings(comparisons, set, pagesOf),
        ...foreignChanges(comparisons, set, pagesOf),
        ...found,
        ...ownChanges(comparisons, set, pagesOf),
        ...warningFindings(comparisons, set, pagesOf),
      ]),
      revision: content.snapshot.revision,
      blocks: {
        touched: touched.length,
        rendered: comparisons.length,
        hydrated,
        changed: comparisons.filter(({ changes }) => changes.length > 0).length,
      },
      pages: content.snapshot.pages.length,
      touchedPaths: distinct.pathsOf(touched),
      brokenBefore: new Set(
        comparisons.flatMap(({ block, before }) =>
          before.kind === 'rendered' ? [] : `${block.type} ${block.id}`,
        ),
      ),
      sizes: sizeChanges(set.live.manifests, set.manifests),
      unchecked,
      phases: watch.laps,
      pictures,
    };
  }

  async isCurrent(): Promise<boolean> {
    return this.#snapshot === undefined || this.#parts.content.isCurrent(this.#snapshot);
  }

  #manifestsOf(releases: readonly LiveRelease[]): Promise<ReleaseManifest[]> {
    return Promise.all(releases.map((release) => this.#parts.store.manifestOf(release)));
  }

  /** Without content, what depends on releases alone is checked all the same. */
  async #readContent(): Promise<{ snapshot: ContentSnapshot; findings: Finding[] }> {
    const { content, snapshotTimeoutMs } = this.#parts;
    try {
      return { snapshot: await content.snapshot(snapshotTimeoutMs), findings: [] };
    } catch (error) {
      const snapshot = { revision: undefined, pages: [], freshUntil: Number.POSITIVE_INFINITY };
      return { snapshot, findings: [contentUnavailable(reasonOf(error))] };
    }
  }

  async #render(
    set: SideSet,
    touched: readonly LiveBlock[],
    {
      budget,
      start,
      unchecked,
      findings,
    }: { budget: GateBudget; start: number; unchecked: string[]; findings: Finding[] },
  ): Promise<{ comparisons: Comparison[]; pairs: RenderedPair[] }> {
    const { store, renderer, limits, processes } = this.#parts;
    const comparisons: Comparison[] = [];
    const pairs: RenderedPair[] = [];
    if (touched.length === 0) return { comparisons, pairs };
    const { ordered, representatives } = representativesFirst(touched);
    const sets = [set.live, set].map((releases) => cachedSet(releases, touched, store));
    const [before, after] = (await Promise.all(sets)) as [
      Awaited<(typeof sets)[0]>,
      Awaited<(typeof sets)[0]>,
    ];
    const essential = Math.max(representatives, MIN_BLOCKS);
    const isOver = (position: number) =>
      performance.now() - start > (position < essential ? ESSENTIAL_MS : budget.renderMs);
    let handedOn = 0;
    await renderer.renderBoth(before, after, ordered, {
      ...{ limits, processes },
      isOver,
      onPair: (pair) => {
        comparisons.push(comparePair(pair));
        handedOn += lengthOf(pair);
        if (handedOn < MAX_HANDED_ON) pairs.push(pair);
      },
    });
    const missed = touched.length - comparisons.length;
    if (missed > 0)
      unchecked.push(describeMissed(missed, touched.length, comparisons.length, representatives));
    if (comparisons.length < representatives && isOver(0))
      findings.push(contentUnseen(missed, touched.length));
    return { comparisons, pairs };
  }

  async #runChecks(
    set: SideSet,
    { blocks, pagesOf, allPagesOf }: DistinctBlocks,
    given: { pairs: readonly RenderedPair[]; deadline: number; unchecked: string[] },
  ): Promise<{ found: Finding[]; hydrated: number }> {
    const { store, checks, processes } = this.#parts;
    const { live, manifests: side, changed, kitOf } = set;
    const found: Finding[] = [];
    let hydrated = 0;
    const input: GateInput = {
      ...{ live: live.manifests, side, kitOf, liveKitOf: live.kitOf, changed },
      ...{ blocks, pagesOf, allPagesOf, processes },
      rendered: given.pairs,
      deadline: given.deadline,
      renderAll: async (onHtml) => {
        const missed = await renderAll(this.#parts, set, blocks, {
          deadline: performance.now() + ESSENTIAL_MS,
          onHtml,
        });
        if (missed) given.unchecked.push(missed);
      },
      leaveOut: (sentence) => void given.unchecked.push(sentence),
      countHydrated: (count) => {
        hydrated += count;
      },
      directoryOf: (release) => store.directoryOf(release),
    };
    for (const check of checks) found.push(...(await runCheck(check, input)));
    return { found, hydrated };
  }
}

function lengthOf({ before, after }: RenderedPair): number {
  const lengths = [before, after].map((one) => (one.kind === 'rendered' ? one.html.length : 0));
  return lengths.reduce((sum, length) => sum + length, 0);
}

function describeMissed(missed: number, touched: number, rendered: number, representatives: number): string {
  const shapes = rendered >= representatives ? 'one of each shape was' : 'not even one of each shape was';
  return `${missed} of ${touched} touched blocks were not rendered in time; ${shapes}.`;
}
