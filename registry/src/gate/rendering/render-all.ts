import { reasonOf } from '@stadtraum/contracts/errors';
import type { SetOfReleases } from '../../sets/set-of-releases.ts';
import type { LiveBlock } from '../input/gate-input.ts';
import { cachedSet } from './cached-set.ts';
import type { RenderingParts } from './render-ahead.ts';

/**
 * Renders all live blocks with a set and hands on their HTML. Most of it is in the cache.
 *
 * @param options.deadline `performance.now()` from which no further block is started
 * @returns a sentence about the blocks that were not rendered, if there are any
 */
export async function renderAll(
  { store, renderer, limits, processes }: Omit<RenderingParts, 'content'>,
  set: SetOfReleases,
  blocks: readonly LiveBlock[],
  { deadline, onHtml }: { deadline: number; onHtml: (block: LiveBlock, html: string) => void },
): Promise<string | undefined> {
  const known = blocks.filter(({ type }) => set.owners.has(type));
  const options = { limits, processes, isOver: () => performance.now() > deadline };
  let reached = 0;
  let reason = 'the time was over';
  try {
    await renderer.render(await cachedSet(set, known, store), known, options, (block, rendering) => {
      reached += 1;
      if (rendering.kind === 'rendered') onHtml(block, rendering.html.toString());
    });
  } catch (error) {
    reason = reasonOf(error).replace(/\.$/, '');
  }
  const missed = known.length - reached;
  return missed > 0
    ? `Links of ${missed} of ${known.length} blocks were not searched: ${reason}.`
    : undefined;
}
