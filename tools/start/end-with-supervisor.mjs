/*
 * `node --import` loads this file into each server before the server's code, and into the renderers that the server forks. It stops
 * the process when its parent has ended, even by `kill -9`, so that the process does not keep a port or a database lock.
 */
import { onParentGone } from './parent-watch.mjs';

const GRACE_MS = 5_000;

// If the parent has already ended, `process.ppid` is the id of another process.
const parent = Number(process.env.PARENT_PROCESS_ID) || undefined;
process.env.PARENT_PROCESS_ID = String(process.pid);

onParentGone(() => {
  setTimeout(() => process.exit(1), GRACE_MS).unref();
  process.kill(process.pid, 'SIGTERM');
}, parent);
