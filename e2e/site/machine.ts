import { readdirSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';

/** Jiffies: the unit of /proc, a hundredth of a second. */
const JIFFIES_PER_MS = 0.1;
/** Promises are for the machine that docs/performance.md names; another one, or the same on a bad day, may be slower by this. */
const TOLERANCE = 1.5;
/** What is left at least for a test on the busiest machine. */
const MIN_SHARE = 0.05;

/** Tells how much of the machine was left for this test run while something was measured. */
export interface MachineWatch {
  /**
   * A promised time, on this machine as busy as it was: twice as long where processes of others took half of it; and half as
   * long again, for processors are not all as fast.
   *
   * @param promised on a machine of its own, in any unit
   */
  limit(promised: number): number;
}

/** Begins to watch. Where there is no /proc, every machine counts as idle. */
export function watchMachine(): MachineWatch {
  const before = readTimes();
  const started = performance.now();
  return {
    limit(promised) {
      const after = readTimes();
      if (!before || !after) return promised * TOLERANCE;
      const capacity = (performance.now() - started) * JIFFIES_PER_MS * cpus().length;
      const foreign = after.busy - before.busy - (after.own - before.own);
      return (promised * TOLERANCE) / Math.max(MIN_SHARE, 1 - Math.max(0, foreign) / capacity);
    },
  };
}

/** Processor time in jiffies: of the whole machine, and of this process with everything that it started. */
function readTimes(): { busy: number; own: number } | undefined {
  try {
    const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, steal = 0] = readFileSync(
      '/proc/stat',
      'utf8',
    )
      .replace(/^cpu\s+/, '')
      .split(/\s+/)
      .map(Number);
    // Stolen: the host let others have it.
    return { busy: user + nice + system + irq + softirq + steal, own: timeOfFamily(process.pid) };
  } catch {
    return undefined;
  }
}

function timeOfFamily(ancestor: number): number {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(readProcess);
  const family = new Set([ancestor]);
  // Children mostly come after their parents, so few rounds find them all.
  for (let known = 0; known < family.size; ) {
    known = family.size;
    for (const { id, parent } of processes) if (family.has(parent)) family.add(id);
  }
  return processes.reduce((sum, { id, time }) => sum + (family.has(id) ? time : 0), 0);
}

/** Its time includes that of the children which it has outlived. */
function readProcess(name: string): { id: number; parent: number; time: number } {
  const id = Number(name);
  try {
    const line = readFileSync(`/proc/${name}/stat`, 'utf8');
    // The command's name, in brackets, may hold anything; fields are counted after it.
    const fields = line
      .slice(line.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    return { id, parent: fields[1] ?? 0, time: fields.slice(11, 15).reduce((sum, part) => sum + part, 0) };
  } catch {
    return { id, parent: 0, time: 0 };
  }
}
