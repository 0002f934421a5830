import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks per second: Linux's USER_HZ, 100 on every architecture that Node supports. */
const TICKS_PER_SECOND = 100;

/** CPU time in ms that a process and its descendants have used so far. Linux only: it reads /proc. */
export function cpuTime(processId: number): number {
  const children = readdirSync(`/proc/${processId}/task`).flatMap((thread) =>
    read(`/proc/${processId}/task/${thread}/children`).split(' ').filter(Boolean).map(Number),
  );
  return (
    cpuTimeFromStat(read(`/proc/${processId}/stat`)) +
    children.reduce((sum, child) => sum + cpuTime(child), 0)
  );
}

/** @param stat a line of /proc/<pid>/stat; the name in parentheses may contain anything */
export function cpuTimeFromStat(stat: string): number {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [user = 0, system = 0] = [fields[11], fields[12]].map(Number);
  return ((user + system) / TICKS_PER_SECOND) * 1000;
}

function read(path: string): string {
  return readFileSync(path, 'utf8');
}
