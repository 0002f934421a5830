import type { LiveRelease } from '@stadtraum/contracts/live-set';
import { BLOCK_TIMEOUT_MS, PAGE_TIMEOUT_MS } from '@stadtraum/federation-kit/budgets';
import { groupByKit, type ServerRelease } from '@stadtraum/federation-kit/render';
import type { EndCause } from '@stadtraum/guarded-process/attribute-failure';
import type { Program } from '@stadtraum/guarded-process/program';
import { type Logger, logCode, logProblem } from '@stadtraum/server-base/logging';
import { shellError } from '../../errors.ts';
import { RendererPool, type RendererPoolSettings } from './renderer-pool.ts';

/** Maximum resident bytes of one renderer (F9). */
const MEMORY_LIMIT_BYTES = 384 * 1024 * 1024;

export interface RendererCallbacks {
  /** Called with the cause when a renderer ends unexpectedly. */
  onEnd: (end: EndCause) => void;
  /** Called when a replacement could not be started; it is tried again later. */
  onStartError: (error: unknown) => void;
}

export interface RendererTarget {
  /** The live set, or a side set. Log lines have its id. */
  set: { id: string; releases: readonly LiveRelease[] };
  /** Whether this is the first live set of the running shell. */
  isCold: boolean;
  /** Renderers that take pages, and further ones that replace them. @default 2 and 1 */
  size?: number;
  spares?: number;
  /** Milliseconds for one block, and for one page. @default BLOCK_TIMEOUT_MS and PAGE_TIMEOUT_MS */
  blockTimeoutMs?: number;
  pageTimeoutMs?: number;
}

/**
 * Starts the renderers of one live set.
 *
 * @param releases all releases in the live set, verified
 * @throws CodedError if they fail to start
 */
export function startRenderers(
  program: Program,
  releases: readonly ServerRelease[],
  target: RendererTarget,
  log: Logger,
  { onEnd, onStartError }: RendererCallbacks,
): Promise<RendererPool> {
  const { set, isCold, size = 2, spares = 1 } = target;
  const { blockTimeoutMs = BLOCK_TIMEOUT_MS, pageTimeoutMs = PAGE_TIMEOUT_MS } = target;
  return RendererPool.start({
    ...program,
    groups: groupByKit(releases, set.releases, ({ manifest }) => manifest.name),
    size,
    spares,
    isCold,
    queueLimit: 200,
    startTimeoutMs: 10_000,
    blockTimeoutMs,
    batchBudgetMs: pageTimeoutMs,
    memoryLimitBytes: MEMORY_LIMIT_BYTES,
    onProblem: (problem) => {
      logPoolProblem(problem, set.id, log);
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
