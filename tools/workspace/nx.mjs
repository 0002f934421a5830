import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from './command.mjs';
import { ROOT } from './root.mjs';

/** Environment variable with the path of the file to which tools/nx/plugin.mjs writes the results of a run's tasks. */
const RESULTS_FILE = 'TASK_RESULTS_FILE';

/** Nx runs without its daemon, which would outlive this process. */
const SETTINGS = { NX_DAEMON: 'false', NX_TUI: 'false' };

/** @typedef {import('../nx/plugin.mjs').TaskResult} TaskResult */

/**
 * Runs targets of all projects, dependencies first. Nx restores the results of unchanged tasks from its cache.
 *
 * @param {string[]} targets
 * @param {{
 *   parallel?: number | undefined,
 *   parameters?: string[],
 *   env?: NodeJS.ProcessEnv,
 *   onLine?: (line: string) => void,
 *   signal?: AbortSignal,
 * }} [options] `parameters`: additional parameters for `nx run-many`; `onLine`: receives each line that Nx and the tasks print
 * @returns {Promise<{ ok: boolean, tasks: TaskResult[], failed: TaskResult[], lines: string[] }>} `tasks` is empty when Nx itself
 *   failed; `lines`: the last lines of output
 */
export async function runTargets(targets, { parallel = 2, parameters = [], env = {}, ...options } = {}) {
  const directory = mkdtempSync(join(tmpdir(), 'stadtraum-nx-'));
  const file = join(directory, 'results.json');
  try {
    const nx = join(ROOT, 'node_modules/.bin/nx');
    const command = [nx, 'run-many', '-t', ...targets, `--parallel=${parallel}`, ...parameters];
    const { status, lines } = await runCommand(process.execPath, command, {
      ...options,
      env: { ...SETTINGS, ...env, [RESULTS_FILE]: file },
    });
    /** @type {TaskResult[]} */
    const tasks = JSON.parse(await readFile(file, 'utf8').catch(() => '[]'));
    return { ok: status === 0, tasks, failed: tasks.filter((task) => task.status === 'failure'), lines };
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
