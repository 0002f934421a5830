import type { Finding } from '@stadtraum/contracts/gate';
import type { ReleaseManifest } from '@stadtraum/contracts/release-manifest';
import { releaseLabel } from '@stadtraum/contracts/release-reference';
import { placesOf } from '../findings/places.ts';
import type { GateInput, LiveBlock } from '../input/gate-input.ts';
import { ownerOrKit } from '../input/side-set.ts';
import { limitsOf } from '../manifests/check-budgets.ts';

/** CPU time in milliseconds of a block's fastest rendering with each set; `before` is absent if the live set does not render it. */
export interface MeasuredBlock {
  block: LiveBlock;
  before?: number;
  after: number;
}

/** A block that takes less CPU time, in milliseconds, is fast enough, however much it has grown. */
export const MIN_SHOWN_MS = 10;
const MAX_GROWTH = 0.1;
/** Growth below this number of milliseconds is not shown: measurements of one block differ by as much. */
const MIN_GROWTH_MS = 2;

/** The slowest block of a type, or the one that has grown. */
interface SlowType extends MeasuredBlock {
  kind: 'budget' | 'growth';
  /** The cause. */
  release: ReleaseManifest;
  /** Milliseconds. */
  limit: number;
}

/**
 * Blocks that take more CPU time than their release's budget (refused), or more than a tenth longer than with the live set (shown): one
 * finding for each type with its slowest block, and one for all types that a kit makes slow (GA6). A block that was over the budget
 * before, in the same run, is only shown: the machine may be slow, or it was accepted.
 *
 * @param times the best of several measurements for each block, because a busy machine makes single ones slow
 */
export function checkRenderTimes(
  input: Pick<GateInput, 'side' | 'kitOf' | 'changed' | 'pagesOf'>,
  times: readonly MeasuredBlock[],
): Finding[] {
  const groups = new Map<string, [SlowType, ...SlowType[]]>();
  for (const slow of slowTypes(input, times)) {
    const { kind, release, block } = slow;
    const subject = release.kind === 'kit' ? release.name : `${release.name}/${block.type}`;
    const id = `${kind}:${subject}/renderMs`;
    const group = groups.get(id);
    if (group) group.push(slow);
    else groups.set(id, [slow]);
  }
  return [...groups].map(([id, group]) => {
    const severity = group.some(isRefused) ? 'refused' : 'shown';
    const relevant = group.filter((slow) => severity === 'shown' || isRefused(slow));
    const [{ kind, release }] = group;
    const { facts } = placesOf(
      relevant.map(({ block }) => block),
      input.pagesOf,
    );
    return {
      ...{ id, kind, severity, release: releaseLabel(release), ...facts },
      message: `With ${releaseLabel(release)}, rendering ${relevant.map(describeTime).join('; ')}.`,
      remedy: REMEDIES[kind],
    };
  });
}

const REMEDIES = {
  budget: 'Compute less while rendering: move constants out of the component, and work on long lists once.',
  growth: 'No action is needed if the block does more; every page that shows it is composed later.',
};

function slowTypes(
  { side, kitOf, changed }: Pick<GateInput, 'side' | 'kitOf' | 'changed'>,
  times: readonly MeasuredBlock[],
): SlowType[] {
  return side.flatMap((owner) => {
    const release = ownerOrKit(owner, { kitOf, changed });
    if (!changed.has(release.name)) return [];
    const limit = limitsOf(owner).renderMs;
    return owner.blocks.flatMap(({ type }): SlowType[] => {
      const slowestFirst = times.filter(({ block }) => block.type === type).sort((a, b) => b.after - a.after);
      const [slowest] = slowestFirst;
      if (slowest && slowest.after > limit) return [{ ...slowest, kind: 'budget', release, limit }];
      const grown = slowestFirst.find(({ before, after }) => hasGrown(before, after));
      return grown ? [{ ...grown, kind: 'growth', release, limit }] : [];
    });
  });
}

function isRefused({ kind, before, limit }: SlowType): boolean {
  return kind === 'budget' && (before === undefined || before <= limit);
}

/** Whether a block takes more than a tenth longer than with the live set, and long enough to matter. */
export function hasGrown(before: number | undefined, after: number): boolean {
  if (before === undefined || after < MIN_SHOWN_MS) return false;
  return after > before * (1 + MAX_GROWTH) && after - before > MIN_GROWTH_MS;
}

function describeTime({ kind, block: { type }, before, after, limit }: SlowType): string {
  const time = `${type} takes ${after.toFixed(1)} ms of CPU time`;
  if (kind === 'budget') {
    const earlier = before === undefined ? '' : ` (${before.toFixed(1)} ms with the live release)`;
    return `${time}${earlier}, the limit is ${limit} ms`;
  }
  const percent = Math.round((after / (before ?? after) - 1) * 100);
  return `${time} instead of ${before?.toFixed(1)} ms (+${percent} %)`;
}
