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
  for (const row of STEPS) {
    context.signal.throwIfAborted();
    const steps = row.filter(({ takesLong }) => context.full || !takesLong);
    const buildFailed = results.some(({ title, failed }) => title === BUILD && failed > 0);
    const running = steps.map((step) =>
      step.needsBuild && buildFailed
        ? leaveOut(step.title)
        : runStep(step, steps.length > 1 ? printAtTheEnd(context) : context),
    );
    results.push(...(await Promise.all(running)));
  }
  return results;
}

/**
 * @param {import('./test/steps.mjs').Step} step
 * @param {import('./test/steps.mjs').StepContext & { flush?: () => void }} context
 * @returns {Promise<Result>}
 */
async function runStep({ title, run }, context) {
  const { value, seconds } = await timed(title, () => run(context), context.print);
  context.flush?.();
  return { title, seconds, ...value };
}

/** @param {string} title @returns {Result} */
function leaveOut(title) {
  print(`\n── ${title}: left out, because the build failed`);
  return { title, passed: 0, failed: 1, skipped: 0, seconds: 0, leftOut: true };
}

/** For a step that runs beside others: what it prints stays in one piece. @param {import('./test/steps.mjs').StepContext} context */
function printAtTheEnd(context) {
  /** @type {string[]} */
  const lines = [];
  return {
    ...context,
    print: (/** @type {string} */ line) => void lines.push(line),
    flush: () => print(lines.join('\n')),
  };
}

/** @template T @param {string} title @param {() => Promise<T>} work @param {(line: string) => void} [printLine] */
async function timed(title, work, printLine = print) {
  printLine(`\n── ${title}`);
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
