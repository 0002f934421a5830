import type { BlockToRender } from '@stadtraum/federation-kit/render';
import { BATCH_SIZE, MAX_ENDED_PER_TYPE, MAX_PROCESSES, MAX_TRIES } from './limits.ts';
import {
  type LiveRendererOptions,
  LiveRendererProcess,
  type RendererEnd,
  type RenderingSet,
} from './live-renderer-process.ts';
import type { StoredRendering } from './rendered-cache.ts';

export interface RenderOptions extends LiveRendererOptions {
  onResult: (position: number, rendering: StoredRendering) => void;
  /** Whether the block at a position, and with it those after it, is not started any more. */
  isOver: (position: number) => boolean;
}

/**
 * Renders blocks one after another. A block that ends the process gets the blame, and the rest goes on in another process; a block that
 * is late counts after several tries. Blocks have no result if the time is over, if the signal is aborted, or if others of their type have
 * ended too many processes.
 *
 * @throws CodedError why the set cannot be loaded
 */
export async function renderBlocks(
  set: RenderingSet,
  blocks: readonly BlockToRender[],
  options: RenderOptions,
): Promise<void> {
  const ended = new EndedProcesses();
  let pending = [...blocks.entries()];
  const isOver = () => {
    const [position] = pending[0] ?? [];
    // Whether a block is to blame is found out even if it takes longer.
    return position === undefined || (!ended.isSuspect(position) && options.isOver(position));
  };
  while (!isOver() && ended.mayStart()) {
    const process = await LiveRendererProcess.start(set, options);
    try {
      while (!isOver()) {
        const batch = pending.slice(0, BATCH_SIZE);
        process.send(batch.map(([, { id, type, content, page }]) => ({ id, type, content, page })));
        const end = await receiveBatch(process, batch, (position, rendering) => {
          options.onResult(position, rendering);
          pending.shift();
        });
        if (!end) continue;
        // Nothing is known of the block in a process that was ended from outside.
        if (options.signal?.aborted) return;
        const [position, block] = pending[0] ?? [0, undefined];
        const blamed = block && ended.blame(position, block, end);
        if (blamed) {
          options.onResult(position, blamed);
          pending.shift();
        }
        pending = pending.filter(([, { type }]) => !ended.isGivenUp(type));
        break;
      }
    } finally {
      process.end();
    }
  }
}

/** Returns how the process ended, if it did not return all results. */
async function receiveBatch(
  process: LiveRendererProcess,
  batch: readonly [number, BlockToRender][],
  onResult: RenderOptions['onResult'],
): Promise<RendererEnd | undefined> {
  for (const [position] of batch) {
    const result = await process.next(position);
    if (result.kind === 'ended') return result;
    if (result.kind !== 'skipped') onResult(position, result);
  }
  return undefined;
}

/** The processes that blocks of one set have ended. */
class EndedProcesses {
  readonly #tries = new Map<number, number>();
  readonly #byType = new Map<string, number>();
  #started = 0;

  mayStart(): boolean {
    this.#started += 1;
    return this.#started <= MAX_PROCESSES;
  }

  /** Whether a block was late, but not often enough to count. */
  isSuspect(position: number): boolean {
    return this.#tries.has(position);
  }

  isGivenUp(type: string): boolean {
    return (this.#byType.get(type) ?? 0) >= MAX_ENDED_PER_TYPE;
  }

  /** The result of a block that ended a process; undefined if it is tried again. */
  blame(
    position: number,
    { type }: BlockToRender,
    { isLate, reason }: RendererEnd,
  ): StoredRendering | undefined {
    const tries = (this.#tries.get(position) ?? 0) + 1;
    this.#tries.set(position, tries);
    if (isLate && tries < MAX_TRIES) return undefined;
    this.#byType.set(type, (this.#byType.get(type) ?? 0) + 1);
    return { kind: isLate ? 'late' : 'failed', reason };
  }
}
