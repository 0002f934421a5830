import type { OwnedBlock } from '@stadtraum/page-plan/live-set-index';
import { Counter, Histogram, type Registry } from 'prom-client';
import type { BlockObserver } from '../pipeline/compose/block-observer.ts';

/** Upper bounds in seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1];

/** Measures render times and failures by block type and release (OP10). Only live releases have series. */
export class BlockMetrics implements BlockObserver {
  readonly #seconds: Histogram<string>;
  readonly #failures: Counter<string>;
  readonly #fallbacks: Counter<string>;
  #live: ReadonlySet<string> = new Set();

  constructor(registry: Registry) {
    const registers = [registry];
    this.#seconds = new Histogram({
      name: 'shell_block_render_seconds',
      help: 'Time to render one block',
      labelNames: ['block', 'release'],
      buckets: BUCKETS,
      registers,
    });
    this.#failures = new Counter({
      name: 'shell_block_failures_total',
      help: 'Blocks that could not be rendered, by cause (threw, late, cpu, memory, crashed)',
      labelNames: ['block', 'release', 'cause'],
      registers,
    });
    this.#fallbacks = new Counter({
      name: 'shell_block_fallbacks_total',
      help: 'Blocks shown as last rendered (last-good), as their static fallback (static), or not at all (missing)',
      labelNames: ['block', 'release', 'state'],
      registers,
    });
  }

  rendered({ declaration, release }: OwnedBlock, ms: number): void {
    if (this.#live.has(release)) this.#seconds.observe({ block: declaration.type, release }, ms / 1000);
  }

  failed({ declaration, release }: OwnedBlock, cause: string): void {
    if (this.#live.has(release)) this.#failures.inc({ block: declaration.type, release, cause });
  }

  fellBack({ declaration, release }: OwnedBlock, state: string): void {
    if (this.#live.has(release)) this.#fallbacks.inc({ block: declaration.type, release, state });
  }

  /** Removes the series of all releases that are not live. @param blocks the new live set's blocks */
  async keepOnly(blocks: Iterable<OwnedBlock>): Promise<void> {
    const live = new Set(Array.from(blocks, ({ release }) => release));
    this.#live = live;
    for (const metric of [this.#seconds, this.#failures, this.#fallbacks]) {
      const { values } = await metric.get();
      for (const { labels } of values) {
        const { le: _bucket, ...series } = labels;
        if (!live.has(String(series.release))) metric.remove(series);
      }
    }
  }
}
