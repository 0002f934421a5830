/** Milliseconds after which an idle task runs even if the browser is busy. */
const IDLE_TIMEOUT_MS = 2_000;
/** Milliseconds after which an idle task stops waiting for the page's load event, because a resource may hang. */
const LOAD_TIMEOUT_MS = 4_000;

/** Runs a task when the page has loaded and the browser is idle. */
export function whenIdle(task: () => void): void {
  afterLoad(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: IDLE_TIMEOUT_MS });
    // Safari lacks requestIdleCallback.
    else setTimeout(task, 200);
  });
}

function afterLoad(task: () => void): void {
  if (document.readyState === 'complete') {
    task();
    return;
  }
  const start = () => {
    clearTimeout(timer);
    removeEventListener('load', start);
    task();
  };
  const timer = setTimeout(start, LOAD_TIMEOUT_MS);
  addEventListener('load', start);
}
