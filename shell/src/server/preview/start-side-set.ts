import type { SiteParts } from '@stadtraum/contracts/page-model';
import type { SideSet } from '@stadtraum/contracts/preview';
import type { ServerRelease } from '@stadtraum/federation-kit/render';
import type { Program } from '@stadtraum/guarded-process/program';
import { indexLiveSet } from '@stadtraum/page-plan/live-set-index';
import { type Logger, logProblem } from '@stadtraum/server-base/logging';
import { Generation } from '../deployment/generation.ts';
import { asLiveSet } from '../deployment/signed-side-set.ts';
import { PREVIEW_BLOCK_TIMEOUT_MS, PREVIEW_PAGE_TIMEOUT_MS } from '../renderers/deadlines.ts';
import { startRenderers } from '../renderers/start-renderers.ts';

/**
 * Starts one renderer for a side set, since few people look at a preview, and a spare one that replaces it at once.
 *
 * @param releases all releases of the side set, verified
 * @throws CodedError if the releases do not fit together or the renderer does not start
 */
export async function startSideSet(
  sideSet: SideSet,
  releases: readonly ServerRelease[],
  { renderer, site, log }: { renderer: Program; site: SiteParts; log: Logger },
): Promise<Generation> {
  const index = indexLiveSet(
    asLiveSet(sideSet),
    releases.map(({ manifest }) => manifest),
  );
  // Not cold: the first page would wait for the schemas of all blocks, of which it needs a few.
  const target = {
    ...{ set: sideSet, isCold: false, size: 1, spares: 1 },
    ...{ blockTimeoutMs: PREVIEW_BLOCK_TIMEOUT_MS, pageTimeoutMs: PREVIEW_PAGE_TIMEOUT_MS },
  };
  const renderers = await startRenderers(renderer, releases, target, log, {
    // The pool logs both. Metrics count only what visitors get.
    onEnd: () => {},
    onStartError: (error) => logProblem(log, 'warn', error, { sideSet: sideSet.id }),
  });
  return new Generation(index, renderers, site);
}
