/*
 * Loaded into each server before its own code (`node --import`), and by inheritance into the renderers that it forks: when
 * the process that started it is gone without a word (kill -9), it ends too, and never keeps a port or a database's lock.
 *
 * The parent's id is polled, because a listener on the IPC channel would keep a process alive that has nothing left to do.
 */
const POLL_MS = 250;
const GRACE_MS = 5_000;

const parent = process.ppid;

const poll = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(poll);
  setTimeout(() => process.exit(1), GRACE_MS).unref();
  process.kill(process.pid, 'SIGTERM');
}, POLL_MS);
poll.unref();
