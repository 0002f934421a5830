import type { BlockToRender } from '@stadtraum/federation-kit/render';
import type { GateInput } from '../input/gate-input.ts';
import { RENDER_LIMITS, type RenderLimits } from '../rendering/limits.ts';
import { LiveRendererProcess } from '../rendering/live-renderer-process.ts';
import type { CachedSet } from '../rendering/set-renderer.ts';
import type { MeasuredBlock } from './check-render-times.ts';
import type { SlowBlock } from './slow-blocks.ts';

/** Renderings of each block with each set. The fastest counts: the others had a cold start or a busy machine. */
const ROUNDS = 5;
/** Rounds after which a block that is fast enough is not measured any more. */
const MIN_ROUNDS = 2;
/** More time than rendering has: a block that just passed must not end the measurement. */
const LIMITS: RenderLimits = { ...RENDER_LIMITS, blockMs: 3_000, blockCpuMs: 1_000 };

export interface MeasurementOptions {
  processes: GateInput['processes'];
  /** Ends the measurement; blocks that are not measured by then are missing. */
  signal: AbortSignal;
}

/**
 * Measures blocks in two new processes, one for each set, in turns, so that both have the same machine.
 *
 * @throws CodedError why a set cannot be loaded, also if the time is over
 */
export async function measureBlocks(
  before: CachedSet,
  after: CachedSet,
  blocks: readonly SlowBlock[],
  { processes, signal }: MeasurementOptions,
): Promise<MeasuredBlock[]> {
  // Also ends a process that is just starting when the other fails.
  const end = new AbortController();
  const options = { limits: LIMITS, processes, signal: AbortSignal.any([signal, end.signal]) };
  try {
    const starts = [before, after].map(({ set }) => LiveRendererProcess.start(set, options));
    const [first, second] = await Promise.all(starts);
    if (!first || !second) return [];
    const measured: MeasuredBlock[] = [];
    for (const slow of blocks) {
      const { block } = slow;
      const times = await measureBlock(slow, {
        before: () => renderingTime(first, before.inputOf(block)),
        after: () => renderingTime(second, after.inputOf(block)),
      });
      if (signal.aborted) break;
      if (times.after === undefined) continue;
      const { after: afterMs, before: beforeMs } = times;
      measured.push({ block, after: afterMs, ...(beforeMs !== undefined && { before: beforeMs }) });
    }
    return measured;
  } finally {
    end.abort();
  }
}

type Time = number | undefined;

async function measureBlock(
  { floorMs }: SlowBlock,
  render: Record<'before' | 'after', () => Promise<Time>>,
): Promise<Record<'before' | 'after', Time>> {
  let [before, after]: Time[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    before = fastest(before, await render.before());
    after = fastest(after, await render.after());
    if (after === undefined || (round >= MIN_ROUNDS && after < floorMs)) break;
  }
  return { before, after };
}

/** Undefined if the block was not rendered. */
async function renderingTime(process: LiveRendererProcess, block: BlockToRender): Promise<Time> {
  process.send([block]);
  const result = await process.next(0);
  return result.kind === 'rendered' ? result.cpuMs : undefined;
}

function fastest(first: Time, second: Time): Time {
  return first === undefined || second === undefined ? (first ?? second) : Math.min(first, second);
}
