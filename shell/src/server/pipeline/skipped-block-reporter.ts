import type { PageModel } from '@stadtraum/contracts/page-model';
import type { SkippedBlock } from '@stadtraum/page-plan/plan';
import { type Logger, logProblem } from '@stadtraum/server-base/logging';
import { LRUCache } from 'lru-cache';

/** Maximum number of reported blocks that are remembered. */
const MAX_REMEMBERED = 5000;

export type SkippedBlockReporter = (
  page: PageModel,
  skipped: readonly SkippedBlock[],
  liveSet: string,
) => void;

/** Logs each of a page's skipped blocks once per content revision and live set, however often the page is requested. */
export function createSkippedBlockReporter(log: Logger): SkippedBlockReporter {
  const reported = new LRUCache<string, true>({ max: MAX_REMEMBERED });
  return (page, skipped, liveSet) => {
    for (const { block, error } of skipped) {
      const key = JSON.stringify([page.revision, liveSet, page.path, block]);
      if (reported.has(key)) continue;
      reported.set(key, true);
      logProblem(log, 'warn', error, { liveSet, revision: page.revision });
    }
  };
}
