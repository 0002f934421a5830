import type { Browser, Page } from '@playwright/test';

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds of the processor. */
  tdur?: number;
  args: { name?: string };
}

/**
 * The longest task of a page's main thread while something is done to it, in ms, on a processor that is `slowdown` times slower:
 * multiplied, not throttled, because the processor's time does not grow when the machine has other things to do.
 */
export async function longestTask(
  browser: Browser,
  page: Page,
  slowdown: number,
  action: () => Promise<void>,
): Promise<number> {
  await browser.startTracing(page, {
    categories: ['toplevel', 'disabled-by-default-devtools.timeline', '__metadata'],
  });
  await action();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const main = new Set(
    trace.traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = trace.traceEvents.filter(
    ({ name, pid, tid }) => name === 'RunTask' && main.has(`${pid} ${tid}`),
  );
  return (Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1000) * slowdown;
}
