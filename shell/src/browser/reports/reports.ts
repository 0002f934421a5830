import type { PageData } from '@stadtraum/contracts/page-data';
import type { BrowserErrorCode } from '../../errors.ts';
import type { ErrorReport, Report, VitalReport } from '../../reports.ts';
import { batchesOf } from './batches.ts';

const REPORTS_URL = '/_reports';
/** Milliseconds in which errors gather, so that a cause and its consequences go out together. */
const GATHERING = 1_000;
/** What one page view may tell of errors; more of them would be the same over and over. */
const MOST_ERRORS = 40;
const LONGEST_REASON = 300;
const LONGEST_PATH = 512;

/** What the browser part tells its own server. There is nothing about the visitor in it, and no query string. */
export interface Reports {
  /**
   * Tells each error once.
   *
   * @param cause what was thrown, or a text
   */
  error(code: BrowserErrorCode, cause: unknown, place?: Pick<ErrorReport, 'block' | 'release'>): void;
  /** Goes out when the page is left. */
  vital(vital: Pick<VitalReport, 'name' | 'value' | 'rating'>): void;
}

export function createReports({ liveSet }: Pick<PageData, 'liveSet'>): Reports {
  const told = new Set<string>();
  let waiting: Report[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function send(): void {
    clearTimeout(timer);
    timer = undefined;
    for (const batch of batchesOf(waiting)) navigator.sendBeacon(REPORTS_URL, batch);
    waiting = [];
  }

  // On the window, so that what the vitals' own listeners still have to tell goes along.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
  addEventListener('pagehide', send);

  const here = () => ({ liveSet, path: location.pathname.slice(0, LONGEST_PATH) });

  return {
    error(code, cause, place = {}) {
      const reason = withoutQueries(cause instanceof Error ? cause.message : String(cause));
      const key = JSON.stringify([code, reason, place]);
      if (told.has(key) || told.size >= MOST_ERRORS) return;
      told.add(key);
      waiting.push({ kind: 'error', code, reason: reason.slice(0, LONGEST_REASON), ...here(), ...place });
      timer ??= setTimeout(send, GATHERING);
    },
    vital(vital) {
      waiting.push({ kind: 'vital', ...vital, ...here() });
    },
  };
}

/** A message may quote a URL, and a query may hold what a visitor typed. */
function withoutQueries(message: string): string {
  return message.replace(/\?\S*/g, '');
}
