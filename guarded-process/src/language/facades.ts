import { performance } from 'node:perf_hooks';

/*
 * What code of releases gets in place of Node's globals. Node's own objects lead to the process: a console has streams, a timer is in
 * a list with all others, and `performance` observes the process.
 */

const CONSOLE_METHODS = ['debug', 'dir', 'group', 'groupEnd', 'info', 'log', 'table', 'trace'];

const now = performance.now.bind(performance);

/** A render never waits: timers accept their work and never run it. Promises work. */
const inertTimers = Object.fromEntries(
  ['setTimeout', 'setInterval', 'setImmediate', 'clearTimeout', 'clearInterval', 'clearImmediate'].map(
    (name) => [name, () => 0],
  ),
);

/** A signal that reports whether it is aborted, and calls no listener: a render is over before anything could abort it. */
class SilentSignal {
  aborted = false;
  reason: unknown;
  readonly onabort = null;
  addEventListener(): void {}
  removeEventListener(): void {}
  throwIfAborted(): void {
    if (this.aborted) throw this.reason;
  }
}

class SilentAbortController {
  readonly signal = new SilentSignal();
  abort(reason: unknown = new Error('This operation was aborted')): void {
    this.signal.aborted = true;
    this.signal.reason = reason;
  }
}

/** Takes the first value of `console.warn` and `console.error`: anything, even an object that throws when it is read. */
export type OnWarning = (message: unknown) => void;

/** The facades by global name. Without `onWarning`, the console does nothing. */
export function createFacades(onWarning?: OnWarning): Readonly<Record<string, unknown>> {
  const warn = (message: unknown) => void onWarning?.(message);
  return {
    ...inertTimers,
    AbortController: SilentAbortController,
    AbortSignal: SilentSignal,
    console: {
      ...Object.fromEntries(CONSOLE_METHODS.map((name) => [name, () => undefined])),
      ...{ warn, error: warn },
    },
    performance: { now: () => now() },
    queueMicrotask: (work: () => void) => void Promise.resolve().then(() => work()),
  };
}
