import { parentPort, workerData } from 'node:worker_threads';
import type { GuardOrder } from './rehearsal-messages.ts';

// A thread of the rehearsal's process: it still runs when a release loops for ever, and also when the registry is gone.
const { limits, steps, cpuTimeSignal } = workerData as GuardOrder;
const { stepCpuMs, stepMs, memoryBytes } = limits;
const SAMPLE_MS = 20;
/** The registry's own timer is to come first, since it can say why. */
const GRACE_MS = 1_000;

const counter = new Int32Array(steps);
let step = { number: 0, cpuMs: usedCpuMs(), begun: performance.now() };

setInterval(() => {
  const number = Atomics.load(counter, 0);
  if (number !== step.number) step = { number, cpuMs: usedCpuMs(), begun: performance.now() };

  const late = performance.now() - step.begun > stepMs + GRACE_MS;
  if (late || process.memoryUsage.rss() > memoryBytes) process.kill(process.pid, 'SIGKILL');
  // Before the first step the process is still coming up, which is no release's doing.
  if (number > 0 && usedCpuMs() - step.cpuMs > stepCpuMs) process.kill(process.pid, cpuTimeSignal);
}, SAMPLE_MS);

parentPort?.postMessage('on guard');

function usedCpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
