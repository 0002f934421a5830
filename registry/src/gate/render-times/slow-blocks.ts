import type { ReleaseManifest } from '@stadtraum/contracts/release-manifest';
import type { LiveBlock, RenderedPair, Rendering } from '../input/gate-input.ts';
import { limitsOf } from '../manifests/check-budgets.ts';
import { hasGrown, MIN_SHOWN_MS } from './check-render-times.ts';

/** A block whose first rendering with the side set took long. */
export interface SlowBlock {
  block: LiveBlock;
  /** It is not worth a finding if it takes less, in milliseconds. */
  floorMs: number;
  /** Whether the first rendering took longer than the budget. */
  isOver: boolean;
}

/** Blocks of one type that are measured: the slowest. */
const MAX_PER_TYPE = 3;
const MAX_BLOCKS = 24;

/**
 * The blocks to measure, the slowest first: those that seem over their budget, or slower than with the live set. Single renderings take
 * longer than the best of several, so these are more than are slow. Pure.
 *
 * @param side manifests of all releases in the side set
 */
export function slowBlocks(pairs: readonly RenderedPair[], side: readonly ReleaseManifest[]): SlowBlock[] {
  const limits = new Map(
    side.flatMap((release) =>
      release.blocks.map(({ type }) => [type, limitsOf(release).renderMs] satisfies [string, number]),
    ),
  );
  const timed = pairs.flatMap(({ block, before, after }) => {
    const limit = limits.get(block.type);
    const cpuMs = timeOf(after);
    if (limit === undefined || cpuMs === undefined) return [];
    const isOver = cpuMs > limit;
    const floorMs = Math.min(MIN_SHOWN_MS, limit);
    return isOver || hasGrown(timeOf(before), cpuMs) ? [{ block, floorMs, isOver, cpuMs }] : [];
  });
  const perType = new Map<string, number>();
  return timed
    .sort((a, b) => b.cpuMs - a.cpuMs)
    .filter(({ block: { type } }) => {
      const taken = perType.get(type) ?? 0;
      perType.set(type, taken + 1);
      return taken < MAX_PER_TYPE;
    })
    .slice(0, MAX_BLOCKS)
    .map(({ cpuMs: _, ...slow }) => slow);
}

function timeOf(rendering: Rendering): number | undefined {
  return rendering.kind === 'rendered' ? rendering.cpuMs : undefined;
}
