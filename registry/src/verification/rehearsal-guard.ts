import { workerData } from 'node:worker_threads';
import type { RehearsalLimits } from './rehearsal-messages.ts';

// A thread of the rehearsal's process: it still runs when a release loops for ever, and also when the registry is gone.
const { overallMs, memoryBytes } = workerData as RehearsalLimits;
const SAMPLE_MS = 20;
/** The registry's own timer is to come first, since it can say why. */
const GRACE_MS = 1_000;

const start = performance.now();
setInterval(() => {
  const late = performance.now() - start > overallMs + GRACE_MS;
  if (late || process.memoryUsage.rss() > memoryBytes) process.kill(process.pid, 'SIGKILL');
}, SAMPLE_MS);
