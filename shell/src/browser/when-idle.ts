/** Milliseconds after which an idle task runs although the browser is still busy. */
const PATIENCE = 2_000;

/** Runs a task when the page has loaded and the browser has nothing better to do. */
export function whenIdle(task: () => void): void {
  if (document.readyState !== 'complete') {
    addEventListener('load', () => whenIdle(task), { once: true });
  } else if ('requestIdleCallback' in window) {
    requestIdleCallback(task, { timeout: PATIENCE });
  } else {
    // Safari
    setTimeout(task, 200);
  }
}
