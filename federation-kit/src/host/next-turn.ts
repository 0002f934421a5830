/** `scheduler.yield` where the browser has it; the DOM library does not know it yet. */
interface WithScheduler {
  scheduler?: { yield?(): Promise<void> };
}

/**
 * Lets the browser answer the visitor before the work goes on: what lies on both sides of it are two tasks. Starting an island
 * is some milliseconds here and there, which would add up to one long task.
 */
export function nextTurn(): Promise<void> {
  const { scheduler } = globalThis as WithScheduler;
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
