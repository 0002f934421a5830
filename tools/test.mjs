/*
 * `npm test`: installs what the tests need, then runs every check and every test through Nx, which reuses the results of unchanged
 * tasks. The run continues after a failure, so that it shows all failures. The last line is `N passed, N failed`.
 *
 *   --full                            also runs the slow tests, the unit tests on other versions of Node, and Lighthouse (`npm run
 *                                     test:full`)
 *   --seed 3                          which seventh of its matrices a full run takes; seven consecutive seeds take all
 *   --at 2027-03-28T02:30:00+01:00    runs the tests as if started at this time
 */
import { parseArgs } from 'node:util';
import { checkNode } from './start/checks.mjs';
import { AT } from './test/clock.mjs';
import { DEFAULT_SEED, SEED, testsSeed } from './test/sample.mjs';
import { setUp } from './test/setup.mjs';
import { STEPS } from './test/steps.mjs';

/** @typedef {import('./test/results.mjs').Result} Result */

/** Number of failed tests that the summary names. */
const MAX_NAMES = 40;
const print = (/** @type {string} */ line) => process.stdout.write(`${line}\n`);
const abortController = new AbortController();
for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.once(name, () => abortController.abort(new Error(`stopped by ${name}`)));
}

try {
  checkNode();
  const {
    full = false,
    at,
    seed,
  } = parseArgs({
    options: { full: { type: 'boolean' }, at: { type: 'string' }, seed: { type: 'string' } },
  }).values;
  if (at) process.env[AT] = at;
  if (full) {
    process.env[SEED] = seed ?? DEFAULT_SEED;
    print(`Seed: ${testsSeed()}`);
  }
  const context = { print, signal: abortController.signal, full };
  await timed('Set-up', () => setUp(print, abortController.signal));
  /** @type {Result[]} */
  const results = [];
  for (const { title, run } of STEPS.filter(({ onlyFull }) => context.full || !onlyFull)) {
    abortController.signal.throwIfAborted();
    results.push(...(await timed(title, () => run(context))));
  }
  summarise(results);
} catch (error) {
  print(`\n${/** @type {Error} */ (error).message}\n0 passed, 1 failed`);
  process.exitCode = 1;
}

/** @template T @param {string} title @param {() => Promise<T>} work */
async function timed(title, work) {
  print(`\n── ${title}`);
  const started = performance.now();
  const value = await work();
  print(`── ${title}: ${secondsOf(performance.now() - started)}`);
  return value;
}

/** @param {Result[]} results */
function summarise(results) {
  print('');
  for (const { title, passed, failed, skipped, tasks, cached, ms } of results) {
    const counts = [
      `${passed} passed, ${failed} failed`,
      ...(skipped > 0 ? [`${skipped} skipped`] : []),
    ].join(', ');
    const source = cached > 0 ? `${cached} of ${tasks} tasks from the cache` : '';
    print(
      `${failed > 0 ? '✗' : '✓'} ${title.padEnd(14)} ${counts.padEnd(46)} ${secondsOf(ms)}  ${source}`.trimEnd(),
    );
  }
  const failures = results.flatMap((result) => result.failures);
  if (failures.length > 0) print('\nFailed:');
  for (const name of failures.slice(0, MAX_NAMES)) print(`  ${name}`);
  if (failures.length > MAX_NAMES) print(`  and ${failures.length - MAX_NAMES} more`);
  const sum = (/** @type {'passed' | 'failed'} */ key) =>
    results.reduce((total, each) => total + each[key], 0);
  print(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
}

/** @param {number} ms */
function secondsOf(ms) {
  return `${(ms / 1000).toFixed(1).padStart(6)} s`;
}
