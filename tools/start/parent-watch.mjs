/** Interval at which the parent's id is read; a listener on an IPC channel would keep an idle process alive. */
const POLL_MS = 250;

/**
 * Calls back once when the parent process has ended, even by `kill -9`.
 *
 * @param {() => void} onGone
 * @param {number} [parent] its id, if it may have ended already
 */
export function onParentGone(onGone, parent = process.ppid) {
  const poll = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(poll);
    onGone();
  }, POLL_MS);
  poll.unref();
}
