import { readdirSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';

/** /proc counts time in jiffies, hundredths of a second. */
const JIFFIES_PER_MS = 0.1;
/** Limits apply to the machine in docs/performance.md; other machines may be this many times slower. */
const TOLERANCE = 1.5;
/** Smallest CPU share that a test on a busy machine is assumed to have. */
const MIN_SHARE = 0.05;

/** Measures this test run's share of the CPU. */
export interface MachineWatch {
  /**
   * Scales a time limit to this machine's load: doubles it if other processes took half of the CPU time, and adds
   * 50 %, because CPUs differ in speed.
   *
   * @param idleLimit limit on an otherwise idle machine, in any unit
   */
  limit(idleLimit: number): number;
  /** The share of the processors' time that other processes left so far, from 0 to 1. */
  share(): number;
}

/** Share of the processors' time below which a machine is idle. */
const MAX_BUSY = 0.1;

/**
 * Waits until the machine is idle: before something is measured whose limits are for an idle machine.
 *
 * @param calmMs for so long
 * @param maxMs waits at most so long
 */
export async function untilIdle(calmMs = 2_000, maxMs = 60_000): Promise<void> {
  const end = performance.now() + maxMs;
  for (let busy = 1; busy > MAX_BUSY && performance.now() < end; ) {
    const before = processorTimes();
    await delay(calmMs);
    const after = processorTimes();
    busy = 1 - (after.idle - before.idle) / (after.all - before.all);
  }
}

function processorTimes(): { idle: number; all: number } {
  const times = cpus().map((cpu) => cpu.times);
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  return { idle: sum(times.map(({ idle }) => idle)), all: sum(times.flatMap((one) => Object.values(one))) };
}

/** Starts measuring the load. Without /proc, the machine counts as idle. */
export function watchMachine(): MachineWatch {
  const before = readTimes();
  const started = performance.now();
  const share = () => {
    const after = readTimes();
    if (!before || !after) return 1;
    const capacity = (performance.now() - started) * JIFFIES_PER_MS * cpus().length;
    const others = after.busy - before.busy - (after.runTime - before.runTime);
    return Math.max(MIN_SHARE, 1 - Math.max(0, others) / capacity);
  };
  return { share, limit: (idleLimit) => (idleLimit * TOLERANCE) / share() };
}

/** Reads CPU times in jiffies: of the whole machine, and of this process with its descendants. */
function readTimes(): { busy: number; runTime: number } | undefined {
  try {
    const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, steal = 0] = readFileSync(
      '/proc/stat',
      'utf8',
    )
      .replace(/^cpu\s+/, '')
      .split(/\s+/)
      .map(Number);
    // `steal` is the time that the host gave to other virtual machines.
    return { busy: user + nice + system + irq + softirq + steal, runTime: timeWithDescendants(process.pid) };
  } catch {
    return undefined;
  }
}

function timeWithDescendants(ancestor: number): number {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(readProcess);
  const family = new Set([ancestor]);
  // Children usually come after their parents, so a few passes find them all.
  for (let previousSize = 0; previousSize < family.size; ) {
    previousSize = family.size;
    for (const { id, parent } of processes) if (family.has(parent)) family.add(id);
  }
  return processes.reduce((sum, { id, time }) => sum + (family.has(id) ? time : 0), 0);
}

/** `time` includes the time of children that have exited. */
function readProcess(name: string): { id: number; parent: number; time: number } {
  const id = Number(name);
  try {
    const line = readFileSync(`/proc/${name}/stat`, 'utf8');
    // The command's name, in brackets, may contain anything; fields are counted after it.
    const fields = line
      .slice(line.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    return { id, parent: fields[1] ?? 0, time: fields.slice(11, 15).reduce((sum, part) => sum + part, 0) };
  } catch {
    return { id, parent: 0, time: 0 };
  }
}
