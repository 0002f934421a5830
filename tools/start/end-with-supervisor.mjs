/*
 * Loaded into each server before its own code (`node --import`), and so into the renderers that it forks: ends the process when
 * its parent has ended (even by kill -9), so that it never keeps a port or a database lock.
 */
import { onParentGone } from './parent-watch.mjs';

const GRACE_MS = 5_000;

// If the parent ends during the start, `process.ppid` is already another process.
const parent = Number(process.env.PARENT_PROCESS_ID) || undefined;
process.env.PARENT_PROCESS_ID = String(process.pid);

onParentGone(() => {
  setTimeout(() => process.exit(1), GRACE_MS).unref();
  process.kill(process.pid, 'SIGTERM');
}, parent);
