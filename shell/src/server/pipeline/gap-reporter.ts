import type { PageModel } from '@stadtraum/contracts/page-model';
import type { Gap } from '@stadtraum/page-plan/plan';
import { type Logger, logProblem } from '@stadtraum/server-base/logging';
import { LRUCache } from 'lru-cache';

/** Gaps that are remembered as reported. */
const MAX_REMEMBERED = 5000;

export type GapReporter = (page: PageModel, gaps: readonly Gap[], liveSet: string) => void;

/** Reports a page's gaps: each block once per content revision and live set, however often its page is asked for. */
export function createGapReporter(log: Logger): GapReporter {
  const reported = new LRUCache<string, true>({ max: MAX_REMEMBERED });
  return (page, gaps, liveSet) => {
    for (const { block, error } of gaps) {
      const key = JSON.stringify([page.revision, liveSet, page.path, block]);
      if (reported.has(key)) continue;
      reported.set(key, true);
      logProblem(log, 'warn', error, { liveSet, revision: page.revision });
    }
  };
}
