/*
 * `npm test`: gets what the tests need, then runs every check and every test. It goes on after a failure, so that one run
 * shows everything, and closes with one plain line: `N passed, N failed`.
 *
 *   --full  also the tests that take long (`npm run test:full`)
 */
import { checkNode } from './start/checks.mjs';
import { setUp } from './test/setup.mjs';
import { BUILD, STEPS } from './test/steps.mjs';

const print = (/** @type {string} */ line) => process.stdout.write(`${line}\n`);
const ending = new AbortController();
for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.once(name, () => ending.abort(new Error(`ended by ${name}`)));
}

try {
  checkNode();
  const context = { print, signal: ending.signal, full: process.argv.includes('--full') };
  await timed('Set-up', () => setUp(print, ending.signal));
  const results = await runSteps(context);
  summarise(results);
} catch (error) {
  print(`\n${/** @type {Error} */ (error).message}\n0 passed, 1 failed`);
  process.exitCode = 1;
}

/**
 * @typedef {import('./test/steps.mjs').Counts & { title: string, seconds: number, leftOut?: true }} Result
 *
 * @param {import('./test/steps.mjs').StepContext} context
 */
async function runSteps(context) {
  /** @type {Result[]} */
  const results = [];
  for (const { title, run, needsBuild } of STEPS.filter(({ takesLong }) => context.full || !takesLong)) {
    context.signal.throwIfAborted();
    if (needsBuild && results.some((result) => result.title === BUILD && result.failed > 0)) {
      print(`\n── ${title}: left out, because the build failed`);
      results.push({ title, passed: 0, failed: 1, skipped: 0, seconds: 0, leftOut: true });
      continue;
    }
    const { value, seconds } = await timed(title, () => run(context));
    results.push({ title, seconds, ...value });
  }
  return results;
}

/** @template T @param {string} title @param {() => Promise<T>} work */
async function timed(title, work) {
  print(`\n── ${title}`);
  const started = performance.now();
  const value = await work();
  return { value, seconds: (performance.now() - started) / 1000 };
}

/** @param {Result[]} results */
function summarise(results) {
  print('');
  for (const { title, passed, failed, skipped, seconds, leftOut } of results) {
    const counts = leftOut
      ? 'left out'
      : `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
    print(
      `${failed > 0 ? '✗' : '✓'} ${title.padEnd(26)} ${counts.padEnd(34)} ${seconds.toFixed(1).padStart(6)} s`,
    );
  }
  const sum = (/** @type {'passed' | 'failed'} */ key) =>
    results.reduce((total, each) => total + each[key], 0);
  print(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
}
