import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../workspace/root.mjs';

/**
 * @typedef {import('../nx/plugin.mjs').TaskResult} TaskResult
 * @typedef {import('./counts.mjs').Counts} Counts
 * @typedef {import('./counts.mjs').CountsFile} CountsFile
 *
 * @typedef {CountsFile & { title: string, tasks: number, cached: number, ms: number }} Result a line of the summary. `cached`: number of
 *   tasks whose result is from an earlier run; `ms`: total duration of the other tasks
 */

/** @type {Omit<Result, 'title'>} */
export const EMPTY = { passed: 0, failed: 0, skipped: 0, failures: [], tasks: 0, cached: 0, ms: 0 };
/** @type {(keyof Counts)[]} */
const NUMBERS = ['passed', 'failed', 'skipped'];

/** Path of the file in which a test target stores its numbers. */
const COUNTS_FILE = /(test-results|playwright-report)\/[\w-]+\.json$/;

/**
 * Sums up the results of tasks by target, in the order of their first task. A task with a counts file counts the tests in it; any
 * other task counts as one test. Targets that only group others (`nx:noop`) are left out.
 *
 * @param {TaskResult[]} tasks
 * @param {string} [root]
 * @returns {Promise<Result[]>}
 */
export async function resultsByTarget(tasks, root = ROOT) {
  /** @type {Map<string, Result>} */
  const results = new Map();
  for (const task of tasks) {
    const result = results.get(task.target) ?? { ...EMPTY, title: task.target };
    const counts = await countsOf(task, root);
    for (const key of NUMBERS) result[key] += counts[key];
    result.failures = [...result.failures, ...counts.failures];
    result.tasks += 1;
    if (task.cached) result.cached += 1;
    else result.ms += task.ms;
    results.set(task.target, result);
  }
  return [...results.values()];
}

/**
 * A failed task counts as at least one failure, even if its file lists none: its program may have failed after the last test. Such a
 * failure has the name of the task.
 *
 * @param {TaskResult} task
 * @param {string} root
 * @returns {Promise<CountsFile>}
 */
async function countsOf({ folder, target, status, outputs }, root) {
  const file = outputs.find((output) => COUNTS_FILE.test(output));
  const isSuccess = status === 'success';
  const taskName = `${folder} › ${target}`;
  const noTest = { passed: 0, failed: 1, skipped: 0, failures: [taskName] };
  const oneTest = isSuccess ? { ...noTest, passed: 1, failed: 0, failures: [] } : noTest;
  if (!file || status === 'skipped') return oneTest;
  try {
    /** @type {CountsFile} */
    const counts = JSON.parse(await readFile(join(root, file), 'utf8'));
    if (isSuccess || counts.failed > 0) return counts;
    return { ...counts, failed: 1, failures: [...counts.failures, taskName] };
  } catch {
    return noTest;
  }
}
