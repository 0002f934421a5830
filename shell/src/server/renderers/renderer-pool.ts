import type { EndCause } from '@stadtraum/guarded-process/attribute-failure';
import type { BlockResult } from '@stadtraum/guarded-process/result-frames';
import { RendererProcess, type RendererSettings } from './renderer-process.ts';
import type { KeyedBlock } from './sent-inputs.ts';

/**
 * The outcome for a block. `invalid` means that its content violates its schema, `skipped` that there was no time or no renderer
 * for it.
 */
export type BlockOutcome =
  | {
      kind: 'rendered';
      html: Buffer;
      /** Milliseconds since the previous result, or since the renderer got the batch. */
      ms: number;
    }
  | { kind: 'invalid'; reason: string }
  | { kind: 'failed'; cause: 'threw' | Exclude<EndCause, 'closed'>; reason: string }
  | { kind: 'skipped' };

export interface RendererPoolSettings extends RendererSettings {
  /** Number of active renderers. */
  size: number;
  /** Number of spare renderers that can replace a renderer that dies. They start last. */
  spares: number;
  /**
   * Whether no fragments are cached for the first pages. The pool then takes pages when all active renderers are ready, and these
   * compile the schemas in advance. Otherwise one renderer is enough at first: several shells may switch on one machine.
   */
  isCold: boolean;
  /** Maximum number of queued batches; others are skipped immediately. */
  queueLimit: number;
  /** Called for every renderer that ended unexpectedly, and for every failed start. */
  onProblem: (problem: { end: EndCause } | { startError: unknown; retryIn: number }) => void;
}

interface Job {
  block: KeyedBlock;
  settle: (outcome: BlockOutcome) => void;
}

interface Batch {
  jobs: Job[];
  /** Time after which no page waits for the batch, in monotonic milliseconds. */
  expiresAt: number;
  options: BatchOptions;
}

export interface BatchOptions {
  /**
   * Whether all visitors get these blocks. Public batches share the evaluated releases; any other batch has its own, so that nothing
   * that a visitor has entered outlives it.
   *
   * @default false
   */
  isPublic?: boolean;
  /**
   * Background batches run one at a time, and only while no visitor's batch waits, so that another renderer is left for visitors.
   *
   * @default false
   */
  isBackground?: boolean;
}

const SKIPPED: BlockOutcome = { kind: 'skipped' };
/** Milliseconds before the second attempt to start a renderer; doubled after each attempt. */
const MIN_RETRY_MS = 100;
const MAX_RETRY_MS = 10_000;

/**
 * The renderers of one live set. Each renders one page's batch at a time. A renderer that dies is replaced, immediately if there
 * is a spare one, so that a block that loops on every page does not leave other blocks without a renderer (F8).
 */
export class RendererPool {
  readonly #settings: RendererPoolSettings;
  readonly #renderers = new Set<RendererProcess>();
  readonly #idle: RendererProcess[] = [];
  readonly #spare: RendererProcess[] = [];
  readonly #queue: Batch[] = [];
  readonly #retries = new Set<NodeJS.Timeout>();
  #isRunningBackground = false;
  #closed = false;

  /**
   * Starts a pool and waits for the renderers that it needs for the first pages.
   *
   * @throws CodedError if one of them fails to start; the others are then stopped
   */
  static async start(settings: RendererPoolSettings): Promise<RendererPool> {
    const pool = new RendererPool(settings);
    const { isCold, size } = settings;
    const starts = Array.from({ length: isCold ? size : 1 }, () =>
      RendererProcess.start(settings, { compileAhead: isCold }),
    );
    const results = await Promise.allSettled(starts);
    for (const result of results) if (result.status === 'fulfilled') pool.#admit(result.value);
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) {
      await pool.close();
      throw failed.reason;
    }
    void pool.#startOthers(starts.length);
    return pool;
  }

  private constructor(settings: RendererPoolSettings) {
    this.#settings = settings;
  }

  /** Number of running renderers. */
  get size(): number {
    return this.#renderers.size;
  }

  /**
   * Renders a page's blocks. The promises are fulfilled one by one and never rejected.
   *
   * @param timeoutMs milliseconds that the page waits; a batch that is still queued after that is dropped
   */
  render(
    blocks: readonly KeyedBlock[],
    timeoutMs: number,
    options: BatchOptions = {},
  ): Promise<BlockOutcome>[] {
    const jobs: Job[] = [];
    const outcomes = blocks.map(
      (block) => new Promise<BlockOutcome>((resolve) => jobs.push({ block, settle: resolve })),
    );
    if (this.#closed || this.#queue.length >= this.#settings.queueLimit) {
      skipAll(jobs);
    } else if (jobs.length > 0) {
      this.#queue.push({ jobs, expiresAt: performance.now() + timeoutMs, options });
      this.#assign();
    }
    return outcomes;
  }

  /** Stops all renderers; queued batches are skipped. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const retry of this.#retries) clearTimeout(retry);
    for (const { jobs } of this.#queue.splice(0)) skipAll(jobs);
    await Promise.all([...this.#renderers].map((renderer) => renderer.close()));
  }

  #admit(renderer: RendererProcess): void {
    if (this.#closed) {
      void renderer.close();
      return;
    }
    const isSpare = this.#renderers.size - this.#spare.length >= this.#settings.size;
    this.#renderers.add(renderer);
    (isSpare ? this.#spare : this.#idle).push(renderer);
    void renderer.ended.then((end) => this.#dismiss(renderer, end));
    this.#assign();
  }

  #dismiss(renderer: RendererProcess, end: EndCause): void {
    this.#renderers.delete(renderer);
    const wasSpare = remove(renderer, this.#spare);
    remove(renderer, this.#idle);
    if (this.#closed) return;
    this.#settings.onProblem({ end });
    if (!wasSpare) this.#idle.push(...this.#spare.splice(0, 1));
    this.#assign();
    void this.#startAnother(MIN_RETRY_MS);
  }

  async #startOthers(running: number): Promise<void> {
    const { size, spares } = this.#settings;
    for (let started = running; started < size + spares; started += 1) {
      await this.#startAnother(MIN_RETRY_MS);
    }
  }

  async #startAnother(retryIn: number): Promise<void> {
    if (this.#closed) return;
    try {
      this.#admit(await RendererProcess.start(this.#settings));
    } catch (startError) {
      if (this.#closed) return;
      this.#settings.onProblem({ startError, retryIn });
      this.#dropExpired();
      const retry = setTimeout(() => {
        this.#retries.delete(retry);
        void this.#startAnother(Math.min(retryIn * 2, MAX_RETRY_MS));
      }, retryIn);
      this.#retries.add(retry);
    }
  }

  #assign(): void {
    this.#dropExpired();
    while (this.#idle.length > 0) {
      const batch = this.#takeBatch();
      if (!batch) return;
      // The last one that worked: its code is compiled, and its memory is in the processor's caches.
      const renderer = this.#idle.pop();
      if (renderer) void this.#run(renderer, batch);
    }
  }

  #takeBatch(): Batch | undefined {
    const position = this.#queue.findIndex(({ options }) => options.isBackground !== true);
    if (position >= 0) return this.#queue.splice(position, 1)[0];
    return this.#isRunningBackground ? undefined : this.#queue.shift();
  }

  async #run(renderer: RendererProcess, { jobs, ...batch }: Batch): Promise<void> {
    const { isPublic = false, isBackground = false } = batch.options;
    if (isBackground) this.#isRunningBackground = true;
    const waiting = [...jobs];
    const blocks = jobs.map(({ block }) => block);
    let since = performance.now();
    const survived = await renderer.render(blocks, isPublic, (result) => {
      const now = performance.now();
      waiting.shift()?.settle(outcomeOf(result, now - since));
      since = now;
    });
    if (survived) {
      // The renderer may have died right after its last result.
      if (this.#renderers.has(renderer)) this.#idle.push(renderer);
    } else {
      const culprit = waiting.shift();
      culprit?.settle(outcomeOfEnd(await renderer.ended));
      // The next idle renderer takes the remaining blocks before all other batches.
      if (waiting.length > 0) this.#requeue({ jobs: waiting, ...batch });
    }
    if (isBackground) this.#isRunningBackground = false;
    this.#assign();
  }

  #requeue(batch: Batch): void {
    if (this.#closed) skipAll(batch.jobs);
    else this.#queue.unshift(batch);
  }

  #dropExpired(): void {
    const now = performance.now();
    for (let index = this.#queue.length - 1; index >= 0; index -= 1) {
      const batch = this.#queue[index];
      if (batch && batch.expiresAt <= now) {
        this.#queue.splice(index, 1);
        skipAll(batch.jobs);
      }
    }
  }
}

function remove(renderer: RendererProcess, list: RendererProcess[]): boolean {
  const position = list.indexOf(renderer);
  if (position >= 0) list.splice(position, 1);
  return position >= 0;
}

function skipAll(jobs: readonly Job[]): void {
  for (const { settle } of jobs) settle(SKIPPED);
}

function outcomeOf(result: BlockResult, ms: number): BlockOutcome {
  switch (result.kind) {
    case 'rendered':
      return { ...result, ms };
    case 'invalid':
      return result;
    case 'failed':
      return { ...result, cause: 'threw' };
    case 'skipped':
      return SKIPPED;
  }
}

function outcomeOfEnd(end: EndCause): BlockOutcome {
  if (end === 'closed') return SKIPPED;
  return { kind: 'failed', cause: end, reason: REASONS[end] };
}

const REASONS = {
  late: 'it did not return in time',
  cpu: 'it used too much CPU time',
  memory: 'it used too much memory',
  crashed: 'it ended the renderer',
} as const;
