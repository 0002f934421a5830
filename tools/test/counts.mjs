import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '../workspace/root.mjs';

/**
 * Numbers of tests in a run, which its Nx target stores as an output, so that they can come from the cache.
 *
 * @typedef {{ passed: number, failed: number, skipped: number, flaky: number }} Counts `flaky`: those that passed at the second attempt
 */

/** Part of the titles of slow tests, which a short run leaves out. */
export const LONG = '@full';

/**
 * Runs a test program to its end in this terminal, and stores the numbers from its report. Sets the exit status: a run without a
 * readable report has failed.
 *
 * @param {string} program a command of node_modules/.bin
 * @param {(report: string) => { parameters: string[], env?: Record<string, string> }} command gets the path for the JSON report
 * @param {(report: any) => Counts} count
 * @param {string} target file for the numbers, from the repository's root
 */
export async function runAndCount(program, command, count, target) {
  const directory = mkdtempSync(join(tmpdir(), 'stadtraum-test-'));
  const report = join(directory, 'report.json');
  const { parameters, env } = command(report);
  rmSync(join(ROOT, target), { force: true });
  try {
    const child = spawn(process.execPath, [join(ROOT, 'node_modules/.bin', program), ...parameters], {
      cwd: ROOT,
      env: { ...withoutNx(process.env), ...env },
      stdio: 'inherit',
    });
    const [status] = await once(child, 'close');
    process.exitCode = status ?? 1;
    writeCounts(target, count(JSON.parse(readFileSync(report, 'utf8'))));
  } catch (error) {
    process.stderr.write(`${program} left no readable report: ${/** @type {Error} */ (error).message}\n`);
    process.exitCode = 1;
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/** @param {string} target @param {Counts} counts */
function writeCounts(target, counts) {
  mkdirSync(dirname(join(ROOT, target)), { recursive: true });
  writeFileSync(join(ROOT, target), JSON.stringify(counts));
}

/** Tests run Nx in temporary workspaces, where the outer Nx's settings would be wrong. @param {NodeJS.ProcessEnv} env */
function withoutNx(env) {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('NX_')));
}
