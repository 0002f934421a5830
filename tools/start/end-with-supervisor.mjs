/*
 * Loaded into each server before its own code (`node --import`), and by inheritance into the renderers that it forks: when
 * the process that started it is gone without a word (kill -9), it ends too, and never keeps a port or a database's lock.
 */
import { onParentGone } from './parent-watch.mjs';

const GRACE_MS = 5_000;

onParentGone(() => {
  setTimeout(() => process.exit(1), GRACE_MS).unref();
  process.kill(process.pid, 'SIGTERM');
});
