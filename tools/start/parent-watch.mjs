/** The parent's id is polled, because a listener on an IPC channel would keep an idle process alive. */
const POLL_MS = 250;

/**
 * Calls back once when the parent process has ended, even by `kill -9`.
 *
 * @param {() => void} onGone
 * @param {number} [parent] its process id; required if it may have ended already
 */
export function onParentGone(onGone, parent = process.ppid) {
  const poll = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(poll);
    onGone();
  }, POLL_MS);
  poll.unref();
}
