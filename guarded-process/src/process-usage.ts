import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Resources that a process uses, as the system reports them. */
export interface ProcessUsage {
  /** Resident memory, including Buffers and shared libraries. */
  memoryBytes: number;
  /** CPU time of all its threads since its start, in milliseconds. */
  cpuMs: number;
}

/** Clock ticks per second (USER_HZ): 100 on every architecture that Node supports. */
const TICKS_PER_SECOND = 100;

/** Whether `readUsage` is fast: about 20 µs. On macOS it has to start a process. */
export const USAGE_IS_CHEAP = process.platform === 'linux';

/** Reads the usage of a process; undefined when it has ended. Synchronous, so that no step can start in the meantime. */
export function readUsage(processId: number): ProcessUsage | undefined {
  return USAGE_IS_CHEAP ? readProc(processId) : readPs(processId);
}

let pageBytes: number | undefined;

function readProc(processId: number): ProcessUsage | undefined {
  try {
    // Node does not expose the page size; it is derived from this process's resident memory.
    pageBytes ??= 2 ** Math.round(Math.log2(process.memoryUsage.rss() / readStat(process.pid).pages));
    const { ticks, pages } = readTree(processId);
    return { memoryBytes: pages * pageBytes, cpuMs: (ticks / TICKS_PER_SECOND) * 1000 };
  } catch {
    return undefined;
  }
}

/** The usage of a process and its descendants: a process in a namespace is a child of the program that made the namespace. */
function readTree(processId: number): { ticks: number; pages: number } {
  const sum = readStat(processId);
  for (const child of childrenOf(processId)) {
    const { ticks, pages } = readTree(child);
    sum.ticks += ticks;
    sum.pages += pages;
  }
  return sum;
}

/**
 * Milliseconds in which the main threads of a process and its descendants were ready to run but had no processor, since their start. 0
 * where the system does not tell.
 */
export function readQueuedMs(processId: number): number {
  const children = childrenOf(processId).reduce((sum, child) => sum + readQueuedMs(child), 0);
  try {
    const [, queuedNs] = readFileSync(`/proc/${processId}/schedstat`, 'latin1').split(' ');
    return children + Number(queuedNs) / 1e6;
  } catch {
    return children;
  }
}

function childrenOf(processId: number): number[] {
  try {
    const children = readFileSync(`/proc/${processId}/task/${processId}/children`, 'latin1');
    return children.split(' ').filter(Boolean).map(Number);
  } catch {
    // The kernel does not list children, or the process has just ended.
    return [];
  }
}

function readStat(processId: number): { ticks: number; pages: number } {
  const stat = readFileSync(`/proc/${processId}/stat`, 'latin1');
  // The process name in parentheses may contain any character.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { ticks: Number(fields[11]) + Number(fields[12]), pages: Number(fields[21]) };
}

/** Reads the usage with `ps`, which macOS has too. Takes 5 to 10 ms. */
export function readPs(processId: number): ProcessUsage | undefined {
  const { stdout } = spawnSync('ps', ['-o', 'rss=', '-o', 'time=', '-p', String(processId)], {
    encoding: 'utf8',
  });
  const [kilobytes, time] = stdout?.trim().split(/\s+/) ?? [];
  if (!kilobytes || !time) return undefined;
  // `[hours:]minutes:seconds[.hundredths]`
  const seconds = time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  return { memoryBytes: Number(kilobytes) * 1024, cpuMs: seconds * 1000 };
}
