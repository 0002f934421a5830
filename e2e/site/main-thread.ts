import type { Browser, Page } from '@playwright/test';

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** CPU time in microseconds. */
  tdur?: number;
  args: { name?: string };
}

/** Trace events for script tasks. They include the layouts that scripts force, but not the browser's own painting. */
const SCRIPT_EVENTS = [
  'v8.callFunction',
  'FunctionCall',
  'EvaluateScript',
  'v8.evaluateModule',
  'FireAnimationFrame',
];

/**
 * The longest script task on a page's main thread during an action, in ms, for a CPU that is `slowdown` times
 * slower. Multiplies the CPU time instead of throttling the CPU, because CPU time does not depend on the machine's load.
 */
export async function longestScriptRun(
  browser: Browser,
  page: Page,
  slowdown: number,
  action: () => Promise<void>,
): Promise<number> {
  await browser.startTracing(page, {
    categories: ['v8', 'devtools.timeline', 'disabled-by-default-devtools.timeline', '__metadata'],
  });
  await action();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const main = new Set(
    trace.traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const runs = trace.traceEvents.filter(
    ({ name, pid, tid }) => SCRIPT_EVENTS.includes(name) && main.has(`${pid} ${tid}`),
  );
  if (runs.length === 0) throw new Error('the trace has no script');
  return (Math.max(...runs.map(({ tdur = 0 }) => tdur)) / 1000) * slowdown;
}
