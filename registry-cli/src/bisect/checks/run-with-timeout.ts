import { type ChildProcess, spawn } from 'node:child_process';

/** How a program ended. */
export interface ProcessResult {
  /** Exit code; null after a signal. */
  code: number | null;
  signal: NodeJS.Signals | null;
  /** Whether it was killed because it took too long. */
  isLate: boolean;
  /** The last line that it wrote to stdout or stderr and that is not empty. */
  lastLine: string;
}

/** Characters of the output that are kept. */
const MAX_OUTPUT = 10_000;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs a program with a timeout. It has a process group of its own, so that the processes that it starts end with it, also when this
 * process is interrupted.
 *
 * @param options.timeoutMs in milliseconds
 * @throws Error if the program cannot be started
 */
export async function runWithTimeout(
  program: string,
  parameters: readonly string[],
  { cwd, env, timeoutMs }: { cwd: string; env: NodeJS.ProcessEnv; timeoutMs: number },
): Promise<ProcessResult> {
  const child = spawn(program, parameters, {
    ...{ cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-MAX_OUTPUT);
    });
  }
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    killGroup(child);
  }, timeoutMs);
  const interrupt = (signal: NodeJS.Signals) => {
    killGroup(child);
    for (const name of SIGNALS) process.off(name, interrupt);
    process.kill(process.pid, signal);
  };
  for (const name of SIGNALS) process.on(name, interrupt);
  try {
    return await new Promise((resolve, reject) => {
      child.once('error', reject);
      // A process that it leaves behind may keep its output open.
      child.once('exit', (code, signal) => {
        killGroup(child);
        child.once('close', () => resolve({ code, signal, isLate, lastLine: lastLineOf(output) }));
      });
    });
  } finally {
    clearTimeout(timer);
    for (const name of SIGNALS) process.off(name, interrupt);
  }
}

/** Does nothing if all processes of the group have ended. */
function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    // macOS says EPERM of a group whose processes have ended.
    if (!['ESRCH', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}

function lastLineOf(output: string): string {
  return output.trimEnd().split('\n').at(-1)?.trim() ?? '';
}
