/** `scheduler.yield`, which not all browsers have and TypeScript's DOM library lacks. */
interface WithScheduler {
  scheduler?: { yield?(): Promise<void> };
}

/**
 * Ends the current task, so that the browser can respond to the visitor before the work continues. The steps that start an island
 * would otherwise add up to one long task.
 */
export function yieldToBrowser(): Promise<void> {
  const { scheduler } = globalThis as WithScheduler;
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
