import type { ServerRelease } from '@stadtraum/federation-kit/render';
import type { EndCause } from '@stadtraum/guarded-process/attribute-failure';
import type { Program } from '@stadtraum/guarded-process/program';
import { type Logger, logCode, logProblem } from '@stadtraum/server-base/logging';
import { shellError } from '../../errors.ts';
import { BLOCK_TIMEOUT_MS, PAGE_TIMEOUT_MS } from './deadlines.ts';
import { RendererPool, type RendererPoolSettings } from './renderer-pool.ts';

/** Maximum resident bytes of one renderer (F9). */
const MEMORY_LIMIT_BYTES = 384 * 1024 * 1024;

export interface RendererCallbacks {
  /** Called with the cause when a renderer ends unexpectedly. */
  onEnd: (end: EndCause) => void;
  /** Called when a replacement could not be started; it is tried again later. */
  onStartError: (error: unknown) => void;
}

/**
 * Starts the renderers of one live set.
 *
 * @param releases all releases in the live set, verified
 * @param isCold whether this is the first live set of the running shell
 * @throws CodedError if they fail to start
 */
export function startRenderers(
  program: Program,
  releases: readonly ServerRelease[],
  { liveSet, isCold }: { liveSet: string; isCold: boolean },
  log: Logger,
  { onEnd, onStartError }: RendererCallbacks,
): Promise<RendererPool> {
  const [kit] = releases.filter(({ manifest }) => manifest.kind === 'kit');
  if (!kit) throw new Error('a live set was indexed without a kit');
  return RendererPool.start({
    ...program,
    kit,
    remotes: releases.filter(({ manifest }) => manifest.kind === 'remote'),
    size: 2,
    spares: 1,
    isCold,
    queueLimit: 200,
    startTimeoutMs: 10_000,
    blockTimeoutMs: BLOCK_TIMEOUT_MS,
    batchBudgetMs: PAGE_TIMEOUT_MS,
    memoryLimitBytes: MEMORY_LIMIT_BYTES,
    onProblem: (problem) => {
      logPoolProblem(problem, liveSet, log);
      if ('end' in problem) onEnd(problem.end);
      else onStartError(problem.startError);
    },
  });
}

function logPoolProblem(
  problem: Parameters<RendererPoolSettings['onProblem']>[0],
  liveSet: string,
  log: Logger,
): void {
  if ('startError' in problem) {
    logProblem(log, 'error', problem.startError, { liveSet, retryIn: problem.retryIn });
  } else if (problem.end === 'memory') {
    logCode(log, 'error', shellError('RENDERER_EXHAUSTED', { liveSet, bytes: MEMORY_LIMIT_BYTES }));
  } else {
    log.warn({ liveSet, end: problem.end }, 'renderer ended, starting a replacement');
  }
}
