import type { LiveSet } from '@stadtraum/contracts/live-set';
import type { SiteParts } from '@stadtraum/contracts/page-model';
import type { ServerRelease } from '@stadtraum/federation-kit/render';
import type { Program } from '@stadtraum/guarded-process/program';
import { indexLiveSet } from '@stadtraum/page-plan/live-set-index';
import { type Logger, logProblem } from '@stadtraum/server-base/logging';
import { PREVIEW_BLOCK_TIMEOUT_MS, PREVIEW_PAGE_TIMEOUT_MS } from '../renderers/deadlines.ts';
import { startRenderers } from '../renderers/start-renderers.ts';
import { Generation } from './generation.ts';

/**
 * Starts one renderer for a set beside the live one, since few people look at it. Its deadlines are longer than those of visitors' pages:
 * its first page compiles the code of its blocks.
 *
 * @param releases all releases of the set, verified
 * @param options.spares renderers that replace the first at once
 * @throws CodedError if the releases do not fit together or the renderer does not start
 */
export async function startBesideLive(
  set: LiveSet,
  releases: readonly ServerRelease[],
  { renderer, site, log, spares }: { renderer: Program; site: SiteParts; log: Logger; spares: number },
): Promise<Generation> {
  const index = indexLiveSet(
    set,
    releases.map(({ manifest }) => manifest),
  );
  // Not cold: the first page would wait for the schemas of all blocks, of which it needs a few.
  const target = {
    ...{ set, isCold: false, size: 1, spares },
    ...{ blockTimeoutMs: PREVIEW_BLOCK_TIMEOUT_MS, pageTimeoutMs: PREVIEW_PAGE_TIMEOUT_MS },
  };
  const renderers = await startRenderers(renderer, releases, target, log, {
    // The pool logs both. Metrics count only what visitors get.
    onEnd: () => {},
    onStartError: (error) => logProblem(log, 'warn', error, { set: set.id }),
  });
  return new Generation(index, renderers, site);
}
