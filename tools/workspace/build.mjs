import { join } from 'node:path';
import { runCommand } from './command.mjs';
import { ROOT } from './root.mjs';

/** The daemon would outlive us, and the terminal interface hides the lines that we read. */
const NX_ENVIRONMENT = { NX_DAEMON: 'false', NX_TUI: 'false', FORCE_COLOR: '0', NO_COLOR: '1' };

/** Nx prints this before a task's output, once the task has ended. */
const TASK_LINE = /^> nx run @stadtraum\/([\w-]+):\w+(?:\s+\[(.*)\])?$/;
const COUNT_LINE = /NX\s+Running target \w+ for (\d+) projects?/;
const FAILED_LINE = /^- @stadtraum\/([\w-]+):\w+$/;
const SUMMARY_LINE = /^\s*NX\s/;

/**
 * @typedef {object} TaskResult
 * @property {string} name folder of the package
 * @property {boolean} cached nothing had to be done
 * @property {string[]} lines its output
 */

/**
 * Runs one script of every package that has it, in the order of their dependencies; what did not change comes from Nx's cache.
 *
 * @param {string} target `build` or `types`
 * @param {{ onTask?: (name: string, done: number, total: number) => void, signal?: AbortSignal }} [options]
 * @returns {Promise<{ ok: boolean, tasks: TaskResult[], failed: TaskResult[], lines: string[] }>}
 */
export async function runTarget(target, { onTask, signal } = {}) {
  /** @type {TaskResult[]} */
  const tasks = [];
  /** @type {Set<string>} */
  const failed = new Set();
  let total = 0;
  let inSummary = false;

  /** @param {string} line */
  function read(line) {
    total ||= Number(COUNT_LINE.exec(line)?.[1] ?? 0);
    const [, name, note = ''] = TASK_LINE.exec(line) ?? [];
    if (name) {
      tasks.push({ name, cached: note.includes('cache'), lines: [] });
      onTask?.(name, tasks.length, total);
      return;
    }
    inSummary = tasks.length > 0 && (inSummary || SUMMARY_LINE.test(line));
    const failure = inSummary && FAILED_LINE.exec(line)?.[1];
    if (failure) failed.add(failure);
    if (!inSummary) tasks.at(-1)?.lines.push(line);
  }

  const { status, lines } = await runCommand(
    process.execPath,
    [join(ROOT, 'node_modules/.bin/nx'), 'run-many', '-t', target, '--output-style=static', '--parallel=2'],
    { env: NX_ENVIRONMENT, onLine: read, ...(signal && { signal }) },
  );
  return { ok: status === 0, tasks, failed: tasks.filter((task) => failed.has(task.name)), lines };
}
