import type { Finding } from '@stadtraum/contracts/gate';
import { setOf } from '../../sets/set-of-releases.ts';
import type { GateInput } from '../input/gate-input.ts';
import { cachedSet } from '../rendering/cached-set.ts';
import { checkRenderTimes, type MeasuredBlock } from './check-render-times.ts';
import { measureBlocks } from './measure-blocks.ts';
import { slowBlocks } from './slow-blocks.ts';

/** Milliseconds in which a block that seems to be over its budget is measured, even if the gate's time is over. */
const MIN_TIME_MS = 10_000;

/**
 * Blocks of live content whose rendering takes too long (GA6). What seems slow is rendered again with both sets before it is judged, so
 * neither a cold start nor a busy machine makes a finding.
 */
export async function renderTimes(input: GateInput): Promise<Finding[]> {
  const slow = slowBlocks(input.rendered, input.side);
  if (slow.length === 0) return [];
  const left = input.deadline - performance.now();
  const timeMs = Math.max(left, slow.some(({ isOver }) => isOver) ? MIN_TIME_MS : 0);
  const blocks = slow.map(({ block }) => block);
  const [live, side] = [setOf(input.live), setOf(input.side)];
  if (!live || !side) return [];
  const [before, after] = await Promise.all([
    cachedSet({ ...live, kitOf: input.liveKitOf }, blocks, input),
    cachedSet({ ...side, kitOf: input.kitOf }, blocks, input),
  ]);
  const measured = await measureWithin(timeMs, (signal) =>
    measureBlocks(before, after, slow, { processes: input.processes, signal }),
  );
  const missing = slow.length - measured.length;
  if (missing > 0) {
    const subject = missing === 1 ? '1 block that seemed' : `${missing} blocks that seemed`;
    input.leaveOut(`The render time of ${subject} slow was not measured, because the time was over.`);
  }
  return checkRenderTimes(input, measured);
}

/** Nothing if the time is over before the processes have started. */
async function measureWithin(
  timeMs: number,
  measure: (signal: AbortSignal) => Promise<MeasuredBlock[]>,
): Promise<MeasuredBlock[]> {
  if (timeMs <= 0) return [];
  const signal = AbortSignal.timeout(Math.ceil(timeMs));
  return measure(signal).catch((error: unknown) => {
    if (signal.aborted) return [];
    throw error;
  });
}
