import { performance } from 'node:perf_hooks';

/*
 * What code of releases gets in place of Node's globals. Node's own objects lead to the process: a console has streams, a timer is in
 * a list with all others, and `performance` observes the process.
 */

const CONSOLE_METHODS = ['debug', 'dir', 'error', 'group', 'groupEnd', 'info', 'log', 'table', 'trace', 'warn'];

const now = performance.now.bind(performance);

/** A render never waits: timers accept their work and never run it. Promises work. */
const inertTimers = Object.fromEntries(
  ['setTimeout', 'setInterval', 'setImmediate', 'clearTimeout', 'clearInterval', 'clearImmediate'].map(
    (name) => [name, () => 0],
  ),
);

/** The facades by global name. */
export const FACADES: Readonly<Record<string, unknown>> = {
  ...inertTimers,
  console: Object.fromEntries(CONSOLE_METHODS.map((name) => [name, () => undefined])),
  performance: { now: () => now() },
  queueMicrotask: (work: () => void) => void Promise.resolve().then(() => work()),
};
