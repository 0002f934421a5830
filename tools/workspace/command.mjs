import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { ROOT } from './root.mjs';

/**
 * @typedef {object} CommandOptions
 * @property {NodeJS.ProcessEnv} [env] added to this process's environment
 * @property {string} [cwd]
 * @property {(line: string) => void} [onLine] receives each line of stdout and stderr
 * @property {AbortSignal} [signal] stops the command and its child processes
 */

/** An aborted command that is still running this long after SIGTERM is killed. */
const KILL_DELAY_MS = 3_000;

/** Number of output lines that are kept for an error message. */
const KEPT_LINES = 200;

/**
 * Runs a command in its own process group, so that an abort leaves no child process behind.
 *
 * @param {string} command
 * @param {string[]} parameters
 * @param {CommandOptions} [options]
 * @returns {Promise<{ status: number, lines: string[] }>} the exit status and the last lines of output
 */
export function runCommand(command, parameters, { env, cwd = ROOT, onLine, signal } = {}) {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const child = spawn(command, parameters, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    /** @type {string[]} */
    const lines = [];
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        lines.push(line);
        if (lines.length > KEPT_LINES) lines.shift();
        onLine?.(line);
      });
    }
    /** @type {NodeJS.Timeout | undefined} */
    let kill;
    const abort = () => {
      endGroup(child.pid, 'SIGTERM');
      kill = setTimeout(() => endGroup(child.pid, 'SIGKILL'), KILL_DELAY_MS);
    };
    signal?.addEventListener('abort', abort, { once: true });
    child.once('error', reject);
    child.once('close', (status) => {
      signal?.removeEventListener('abort', abort);
      clearTimeout(kill);
      endGroup(child.pid, 'SIGKILL');
      if (signal?.aborted) reject(signal.reason);
      else resolve({ status: status ?? 1, lines });
    });
  });
}

/**
 * Signals a process group, if it still exists.
 *
 * @param {number | undefined} leader
 * @param {NodeJS.Signals} signal
 */
export function endGroup(leader, signal) {
  if (leader === undefined) return;
  try {
    process.kill(-leader, signal);
  } catch {
    // ESRCH: the group has ended.
  }
}
