import { type Finding, MAX_PAGES_NAMED } from '@stadtraum/contracts/gate';
import type { ReleaseManifest } from '@stadtraum/contracts/release-manifest';
import { releaseLabel } from '@stadtraum/contracts/release-reference';
import { limitsOf } from '../manifests/check-budgets.ts';

/** CPU time that one block of live content takes to render, in milliseconds. */
export interface RenderTime {
  type: string;
  /** With the live set, measured in the same run; absent if the live set does not render it. */
  before?: number;
  after: number;
  pages: readonly string[];
  pageCount: number;
}

/** A block that takes less CPU time, in milliseconds, is fast enough, however much it has grown. */
export const MIN_SHOWN_MS = 10;
const MAX_GROWTH = 0.1;
/** Growth below this number of milliseconds is not shown: measurements of one block differ by as much. */
const MIN_GROWTH_MS = 2;

/**
 * Blocks that take more CPU time than their release's budget (refused), or more than a tenth longer than with the live set (shown): one
 * finding for each type with its slowest block (GA6). A block that was over the budget before, in the same run, is only shown: the
 * machine may be slow, or it was accepted.
 *
 * @param side manifests of all releases in the side set
 * @param changed names of the releases that the side set exchanges or adds
 * @param times the best of several measurements for each block, because a busy machine makes single ones slow
 */
export function checkRenderTimes(
  side: readonly ReleaseManifest[],
  changed: ReadonlySet<string>,
  times: readonly RenderTime[],
): Finding[] {
  const kit = side.find(({ kind }) => kind === 'kit');
  return side.flatMap((owner) => {
    const cause = changed.has(owner.name) ? owner : kit;
    if (!cause || !changed.has(cause.name)) return [];
    const limit = limitsOf(owner).renderMs;
    return owner.blocks.flatMap(({ type }) => {
      const slowestFirst = times.filter((time) => time.type === type).sort((a, b) => b.after - a.after);
      const [slowest] = slowestFirst;
      if (slowest && slowest.after > limit) return [excessFinding(cause, slowest, limit)];
      const grown = slowestFirst.find(({ before, after }) => hasGrown(before, after));
      return grown ? [growthFinding(cause, grown)] : [];
    });
  });
}

/** Whether a block takes more than a tenth longer than with the live set, and long enough to matter. */
export function hasGrown(before: number | undefined, after: number): boolean {
  if (before === undefined || after < MIN_SHOWN_MS) return false;
  return after > before * (1 + MAX_GROWTH) && after - before > MIN_GROWTH_MS;
}

function excessFinding(release: ReleaseManifest, time: RenderTime, limit: number): Finding {
  const { type, before, after } = time;
  const earlier = before === undefined ? '' : ` (${before.toFixed(1)} ms with the live release)`;
  return {
    ...{ id: `budget:${release.name}/${type}/renderMs`, kind: 'budget' },
    severity: before !== undefined && before > limit ? 'shown' : 'refused',
    message: `Rendering ${type} takes ${after.toFixed(1)} ms of CPU time${earlier}, the limit is ${limit} ms.`,
    remedy: 'Compute less while rendering: move constants out of the component, and work on long lists once.',
    ...placeOf(release, time),
  };
}

function growthFinding(release: ReleaseManifest, time: RenderTime): Finding {
  const { type, before = 0, after } = time;
  const percent = Math.round((after / before - 1) * 100);
  return {
    ...{ id: `growth:${release.name}/${type}/renderMs`, kind: 'growth', severity: 'shown' },
    message: `Rendering ${type} takes ${after.toFixed(1)} ms of CPU time instead of ${before.toFixed(1)} ms (+${percent} %).`,
    remedy: 'No action is needed if the block does more; every page that shows it is composed later.',
    ...placeOf(release, time),
  };
}

function placeOf(release: ReleaseManifest, { type, pages, pageCount }: RenderTime) {
  const named = pages.slice(0, MAX_PAGES_NAMED);
  return { release: releaseLabel(release), blocks: [type], pages: named, pageCount };
}
