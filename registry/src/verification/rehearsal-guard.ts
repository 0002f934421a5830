import { parentPort, workerData } from 'node:worker_threads';
import type { GuardOrder } from './rehearsal-messages.ts';

// A thread of the rehearsal's process: it still runs when a release loops for ever, and also when the registry is gone.
const { limits, steps, cpuTimeSignal } = workerData as GuardOrder;
const { stepCpuMs, overallMs, memoryBytes } = limits;
const SAMPLE_MS = 20;
/** The registry's own timer is to come first, since it can say why. */
const GRACE_MS = 1_000;

const counter = new Int32Array(steps);
const start = performance.now();
let step = { number: 0, cpuMs: usedCpuMs() };

setInterval(() => {
  const late = performance.now() - start > overallMs + GRACE_MS;
  if (late || process.memoryUsage.rss() > memoryBytes) process.kill(process.pid, 'SIGKILL');
  if (stepIsTooLong()) process.kill(process.pid, cpuTimeSignal);
}, SAMPLE_MS);

parentPort?.postMessage('on guard');

function stepIsTooLong(): boolean {
  const number = Atomics.load(counter, 0);
  const cpuMs = usedCpuMs();
  if (number !== step.number) step = { number, cpuMs };
  // Before the first step the process is still coming up, which is no release's doing.
  return number > 0 && cpuMs - step.cpuMs > stepCpuMs;
}

function usedCpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
