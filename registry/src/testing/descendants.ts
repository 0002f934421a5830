import { readFileSync } from 'node:fs';

/** A process that another one has started, directly or through others. */
export interface Descendant {
  pid: number;
  command: string;
}

/** Empty for a process that has ended, and where there is no /proc. */
export function descendantsOf(pid: number): Descendant[] {
  const children = read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number);
  return children.flatMap((child) => [
    { pid: child, command: read(`/proc/${child}/cmdline`) },
    ...descendantsOf(child),
  ]);
}

/** Whether the same process still runs, and is not only waiting to be collected. */
export function isRunning({ pid, command }: Descendant): boolean {
  return read(`/proc/${pid}/cmdline`) === command && command !== '';
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
