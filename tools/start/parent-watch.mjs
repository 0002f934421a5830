/** How often the parent's id is read, because a listener on an IPC channel would keep an idle process alive. */
const POLL_MS = 250;

/**
 * Calls back once when the process that started this one is gone, however it ended (`kill -9` included).
 *
 * @param {() => void} onGone
 */
export function onParentGone(onGone) {
  const parent = process.ppid;
  const poll = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(poll);
    onGone();
  }, POLL_MS);
  poll.unref();
}
