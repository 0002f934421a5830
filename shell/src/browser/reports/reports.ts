import type { PageData } from '@stadtraum/contracts/page-data';
import type { BrowserErrorCode } from '../../errors.ts';
import type { ErrorReport, Report, VitalReport } from '../../reports.ts';
import { splitIntoBatches } from './batches.ts';

const REPORTS_URL = '/_reports';
/** Milliseconds for which errors are collected, so that a cause and its consequences are sent together. */
const COLLECTION_MS = 1_000;
/** Limits per page view. Errors beyond these limits would mostly repeat earlier ones. */
const MAX_ERRORS = 40;
const MAX_REASON_LENGTH = 300;
const MAX_PATH_LENGTH = 512;

/** Sends reports to the shell. They contain nothing about the visitor and no query strings. */
export interface Reports {
  /**
   * Reports each error once.
   *
   * @param cause the thrown value, or a message
   */
  error(code: BrowserErrorCode, cause: unknown, place?: Pick<ErrorReport, 'block' | 'release'>): void;
  /** Reports a web vital; it is sent when the visitor leaves the page. */
  vital(vital: Pick<VitalReport, 'name' | 'value' | 'rating'>): void;
}

export function createReports({ liveSet }: Pick<PageData, 'liveSet'>): Reports {
  const reported = new Set<string>();
  let pending: Report[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function send(): void {
    clearTimeout(timer);
    timer = undefined;
    for (const batch of splitIntoBatches(pending)) navigator.sendBeacon(REPORTS_URL, batch);
    pending = [];
  }

  // The listener is on the window, so that it runs after those of web-vitals.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
  addEventListener('pagehide', send);

  const pageContext = () => ({ liveSet, path: location.pathname.slice(0, MAX_PATH_LENGTH) });

  return {
    error(code, cause, place = {}) {
      const reason = withoutQueries(cause instanceof Error ? cause.message : String(cause));
      const key = JSON.stringify([code, reason, place]);
      if (reported.has(key) || reported.size >= MAX_ERRORS) return;
      reported.add(key);
      pending.push({
        kind: 'error',
        code,
        reason: reason.slice(0, MAX_REASON_LENGTH),
        ...pageContext(),
        ...place,
      });
      timer ??= setTimeout(send, COLLECTION_MS);
    },
    vital(vital) {
      pending.push({ kind: 'vital', ...vital, ...pageContext() });
    },
  };
}

/** A message may quote a URL, and its query may contain a visitor's input. */
function withoutQueries(message: string): string {
  return message.replace(/\?\S*/g, '');
}
