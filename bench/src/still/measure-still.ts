import type { Browser } from '@playwright/test';
import { observeNetwork } from '../pages/network.ts';
import { mainThreadWork, type TraceEvent, timestampOf } from '../pages/tasks.ts';
import {
  type Consent,
  CPU_SLOWDOWN,
  isScript,
  TRACE_CATEGORIES,
  totalBytes,
  waitUntilQuiet,
  withPage,
} from '../pages/visit.ts';
import { scrollToEnd } from './in-page.ts';

/**
 * The cost of a page before any touch. Bytes count bodies as transferred. Scripts and requests leave out what is prefetched for a
 * likely touch.
 */
export type StillFigures = Record<
  'scriptBytes' | 'scripts' | 'requests' | 'prefetchedBytes' | 'blocking' | 'startedIslands',
  number
>;

/** Milliseconds for which the page is left alone at its end. */
const ALONE_MS = 10_000;
const STARTED = '[data-island-state]:not([data-island-state="waiting"])';

/**
 * Visits a page with an empty cache on a phone, scrolls to its end in steps, and leaves it alone. CPU times are measured at full
 * speed and multiplied.
 */
export function measureStill(browser: Browser, url: string, consent: Consent): Promise<StillFigures> {
  return withPage(browser, url, { consent, device: 'phone' }, async (page, session) => {
    const requests = await observeNetwork(session, 'full');
    await browser.startTracing(page, { categories: TRACE_CATEGORIES });
    await page.goto(url, { waitUntil: 'load' });
    await waitUntilQuiet(page, requests);
    if (!(await page.evaluate(scrollToEnd))) throw new Error(`${url} cannot be scrolled to its end`);
    await page.waitForTimeout(ALONE_MS);
    const startedIslands = await page.locator(STARTED).count();
    const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
    const from = timestampOf(trace.traceEvents, 'firstContentfulPaint');
    const needed = requests.filter(({ isPrefetch }) => !isPrefetch);
    const scripts = needed.filter(isScript);
    return {
      scriptBytes: totalBytes(scripts),
      scripts: scripts.length,
      requests: needed.length,
      prefetchedBytes: totalBytes(requests.filter(({ isPrefetch }) => isPrefetch)),
      blocking: mainThreadWork(trace.traceEvents, { from, to: Number.POSITIVE_INFINITY }, CPU_SLOWDOWN)
        .blocking,
      startedIslands,
    };
  });
}
