import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { OPTIMISE_LATE } from '../../federation-kit/bin/optimise-late.mjs';
import { ROOT } from '../workspace/root.mjs';
import { clockEnvironment } from './clock.mjs';

/**
 * The numbers of tests in a run. An Nx target stores them as an output, so that Nx can restore them from its cache.
 *
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 *
 * @typedef {Counts & { failures: string[] }} CountsFile `failures`: names of the failed tests
 */

/** MiB of memory for young objects, of which each test file makes many: more of them die before they are copied. */
const YOUNG_HEAP = ['--min-semi-space-size=32', '--max-semi-space-size=64'];

/** Marks slow tests in their titles. Only full runs include them. */
export const SLOW_TAG = '@full';

/**
 * Runs a test program in this terminal, stores the numbers from its report, and sets the exit status. A run without a readable
 * report fails.
 *
 * @param {string} program a command of node_modules/.bin
 * @param {(report: string) => { parameters: string[], env?: Record<string, string> }} command returns the parameters of a run that writes its JSON report to this path
 * @param {(report: any) => CountsFile} count
 * @param {string} target file for the numbers, from the repository's root
 */
export async function runAndCount(program, command, count, target) {
  const directory = mkdtempSync(join(tmpdir(), 'stadtraum-test-'));
  const report = join(directory, 'report.json');
  const { parameters, env } = command(report);
  rmSync(join(ROOT, target), { force: true });
  try {
    const programFile = join(ROOT, 'node_modules/.bin', program);
    const child = spawn(process.execPath, [OPTIMISE_LATE, ...YOUNG_HEAP, programFile, ...parameters], {
      cwd: ROOT,
      env: { ...withoutNx(process.env), ...clockEnvironment(), ...env },
      stdio: 'inherit',
    });
    const [status] = await once(child, 'close');
    process.exitCode = status ?? 1;
    writeCounts(target, count(JSON.parse(readFileSync(report, 'utf8'))));
  } catch (error) {
    process.stderr.write(`${program} wrote no readable report: ${/** @type {Error} */ (error).message}\n`);
    process.exitCode = 1;
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/** @param {string} target @param {CountsFile} counts */
function writeCounts(target, counts) {
  mkdirSync(dirname(join(ROOT, target)), { recursive: true });
  writeFileSync(join(ROOT, target), JSON.stringify(counts));
}

/** Removes Nx's variables, which would be wrong for tests that run Nx in temporary workspaces. @param {NodeJS.ProcessEnv} env */
function withoutNx(env) {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('NX_')));
}
