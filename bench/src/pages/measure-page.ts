import type { Browser } from '@playwright/test';
import { hydrateAll, mark, readPaints } from './in-page.ts';
import { observeNetwork } from './network.ts';
import { mainThreadWork, reactEvaluation, type TraceEvent, timestampOf } from './tasks.ts';
import {
  CPU_SLOWDOWN,
  isScript,
  TRACE_CATEGORIES,
  totalBytes,
  type VisitOptions,
  waitUntilQuiet,
  withPage,
} from './visit.ts';
import { countRounds, depthOf, type ObservedRequest, scriptDepth } from './waterfall.ts';

/** One visit to one page. Bytes count bodies as transferred; times are in milliseconds. */
export type VisitFigures = Record<
  | 'initialScriptBytes'
  | 'totalScriptBytes'
  | 'documentBytes'
  | 'initialRequests'
  | 'totalRequests'
  | 'waterfallDepth'
  | 'islandRounds'
  | 'lcpDepth'
  | 'fcp'
  | 'lcp'
  | 'interactionToHydrated',
  number
>;

/** The main thread's work during a visit, in ms on the slowed-down CPU. */
export type WorkFigures = Record<
  'loadBlocking' | 'hydrationBlocking' | 'longestTaskWithoutReact' | 'reactEvaluation',
  number
>;

/** Refused consent on an earlier visit. */
export const RETURNING: VisitOptions = { consent: [], device: 'desktop' };

/** Visits a page with an empty cache on a slow network and CPU, waits, then interacts with every island. */
export function measureVisit(browser: Browser, url: string): Promise<VisitFigures> {
  return withPage(browser, url, RETURNING, async (page, session) => {
    const requests = await observeNetwork(session, 'slow');
    const needed = () => requests.filter(({ isPrefetch }) => !isPrefetch);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(url, { waitUntil: 'load' });
    const loadedAt = Math.max(...requests.map(({ end }) => end));
    await waitUntilQuiet(page, requests);
    const initial = needed();
    const paints = await page.evaluate(readPaints);
    const interactionToHydrated = await page.evaluate(hydrateAll);
    await waitUntilQuiet(page, requests);
    return {
      initialScriptBytes: totalBytes(initial.filter(isScript)),
      totalScriptBytes: totalBytes(needed().filter(isScript)),
      documentBytes: totalBytes(requests.filter(({ type }) => type === 'Document')),
      initialRequests: initial.length,
      totalRequests: needed().length,
      waterfallDepth: scriptDepth(
        initial.filter(({ start }) => start <= loadedAt),
        url,
      ),
      islandRounds: countRounds(needed().slice(initial.length).filter(isScript)),
      lcpDepth: lcpDepth(paints.lcpUrl, initial, url),
      fcp: paints.fcp,
      lcp: paints.lcp,
      interactionToHydrated,
    };
  });
}

/**
 * Visits a page at full speed and multiplies the CPU time of its tasks: on a busy machine this is more reliable than CPU
 * throttling, whose effect depends on the machine's load.
 */
export function measureWork(browser: Browser, url: string): Promise<WorkFigures> {
  return withPage(browser, url, RETURNING, async (page, session) => {
    const requests = await observeNetwork(session, 'full');
    await browser.startTracing(page, { categories: TRACE_CATEGORIES });
    await page.goto(url, { waitUntil: 'load' });
    await waitUntilQuiet(page, requests);
    await session.send('Profiler.enable');
    await session.send('Profiler.setSamplingInterval', { interval: 250 });
    await session.send('Profiler.start');
    await page.evaluate(mark, 'interacted');
    await page.evaluate(hydrateAll);
    await page.evaluate(mark, 'hydrated');
    const { profile } = await session.send('Profiler.stop');
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
      traceEvents: TraceEvent[];
    };
    const fcp = timestampOf(traceEvents, 'firstContentfulPaint');
    const interacted = timestampOf(traceEvents, 'interacted');
    const hydrated = timestampOf(traceEvents, 'hydrated');
    const evaluating = reactEvaluation(profile, matchLargestScript(requests));
    const loading = mainThreadWork(traceEvents, { from: fcp, to: interacted }, CPU_SLOWDOWN);
    const hydration = mainThreadWork(
      traceEvents,
      { from: interacted, to: hydrated },
      CPU_SLOWDOWN,
      evaluating,
    );
    return {
      loadBlocking: loading.blocking,
      hydrationBlocking: hydration.blocking,
      longestTaskWithoutReact: hydration.longestWithoutReact,
      reactEvaluation: hydration.react,
    };
  });
}

/** Sequential requests before the largest text or picture can be painted, including the picture and the stylesheets. */
function lcpDepth(lcpUrl: string, requests: readonly ObservedRequest[], document: string): number {
  const needed = requests.filter(({ type, url }) => type === 'Stylesheet' || url === lcpUrl);
  return Math.max(1, ...needed.map((request) => depthOf(request, requests, document)));
}

/** React DOM is by far the largest script on either site. */
function matchLargestScript(requests: readonly ObservedRequest[]): (url: string) => boolean {
  const [largest] = requests.filter(isScript).sort((a, b) => b.bytes - a.bytes);
  return (url) => url === largest?.url;
}
