/** Milliseconds after which an idle task runs although the browser is still busy. */
const PATIENCE = 2_000;
/** Milliseconds after which it no longer waits for the page to have loaded: something on it may hang. */
const LOAD_PATIENCE = 4_000;

/** Runs a task when the page has loaded and the browser has nothing better to do. */
export function whenIdle(task: () => void): void {
  afterLoad(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: PATIENCE });
    // Safari
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
  const timer = setTimeout(start, LOAD_PATIENCE);
  addEventListener('load', start);
}
