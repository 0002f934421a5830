import { availableParallelism } from 'node:os';
import { delimiter } from 'node:path';
import { audit } from '../lighthouse/audit.mjs';
import { runTargets } from '../workspace/nx.mjs';
import { installNode, OTHER_NODES } from './node-versions.mjs';
import { EMPTY, resultsByTarget } from './results.mjs';
import { sample } from './sample.mjs';

/**
 * @typedef {import('./results.mjs').Result} Result
 *
 * @typedef {object} StepContext
 * @property {(line: string) => void} print
 * @property {AbortSignal} signal
 * @property {boolean} full whether to run the slow tests too (`@full` in their titles)
 * @property {number} [parallel] number of tasks that run at once
 *
 * @typedef {object} Step
 * @property {string} title
 * @property {(context: StepContext) => Promise<Result[]>} run
 * @property {boolean} [onlyFull]
 */

/** Targets of the first step, in the order of the summary. */
const CHECKS = ['lint', 'types', 'promises', 'boundaries', 'unused', 'build', 'conventions', 'test'];

/** Depends on the tests that take longest: Nx starts tasks that others depend on first, and otherwise those tests last. */
const LONG_TESTS_FIRST = 'long-tests';
/** Targets that only group others, and are not counted. */
const GROUPS = ['e2e', LONG_TESTS_FIRST];

/** One more task than cores, because tests also wait. */
const CHECKS_AT_ONCE = availableParallelism() + 1;

/** Nx prints the output of a task after the task, or during the task. */
const STATIC_OUTPUT = '--outputStyle=static';
const STREAMED_OUTPUT = '--outputStyle=stream-without-prefixes';

/**
 * The steps of `npm test`, in order.
 *
 * @type {Step[]}
 */
export const STEPS = [
  {
    title: 'Checks, builds and unit tests',
    run: (context) =>
      runNx([...CHECKS, LONG_TESTS_FIRST], STATIC_OUTPUT, { ...context, parallel: CHECKS_AT_ONCE }),
  },
  {
    title: 'End to end',
    // Two suites that run one test at a time are side by side; the plugin gives the whole machine to others. The slow tests measure what
    // the machine can do, and need all of it.
    run: (context) => runNx(['e2e'], STREAMED_OUTPUT, { ...context, parallel: context.full ? 1 : 2 }),
  },
  { title: 'Unit tests on another version of Node', onlyFull: true, run: runOnOtherNodes },
  { title: 'Lighthouse', onlyFull: true, run: runLighthouse },
];

/**
 * Runs targets and counts only their tasks, not the tasks of their dependencies. `e2e` groups the targets `e2e:<suite>`.
 *
 * @param {string[]} targets
 * @param {string} style
 * @param {StepContext} context
 * @param {NodeJS.ProcessEnv} [env]
 */
async function runNx(targets, style, { print, signal, full, parallel }, env = {}) {
  const parameters = [style, ...(full ? ['--configuration=full'] : [])];
  const { ok, tasks } = await runTargets(targets, { parallel, parameters, onLine: print, signal, env });
  const counted = tasks.filter(
    ({ target }) => (targets.includes(target) && !GROUPS.includes(target)) || target.startsWith('e2e:'),
  );
  const orderOf = (/** @type {Result} */ { title }) => targets.indexOf(title);
  const results = (await resultsByTarget(counted)).sort((a, b) => orderOf(a) - orderOf(b));
  const isExplained = ok || results.some(({ failed }) => failed > 0);
  return isExplained ? results : [...results, { ...EMPTY, title: `nx ${targets.join(' ')}`, failed: 1 }];
}

/** @param {StepContext} context */
async function runOnOtherNodes(context) {
  /** @type {Result[]} */
  const results = [];
  for (const version of sample(OTHER_NODES)) results.push(...(await runOnNode(version, context)));
  return results;
}

/** Runs the fast unit tests with another version of Node in the path; Nx hashes the version. @param {string} version @param {StepContext} context */
async function runOnNode(version, context) {
  const title = `test, Node ${version}`;
  try {
    const env = { PATH: `${await installNode(version, context.signal)}${delimiter}${process.env.PATH}` };
    const results = await runNx(['test'], STATIC_OUTPUT, { ...context, full: false }, env);
    return results.map((result) => ({ ...result, title }));
  } catch (error) {
    context.signal.throwIfAborted();
    context.print(/** @type {Error} */ (error).message);
    return [{ ...EMPTY, title, failed: 1 }];
  }
}

/** Measures a sample of pages with Lighthouse and counts passed and failed pages. @param {StepContext} context @returns {Promise<Result[]>} */
async function runLighthouse({ print, signal }) {
  const started = performance.now();
  const measured = await audit({ siteUrl: undefined, sample, print, signal }).catch((error) => {
    signal.throwIfAborted();
    print(error.message);
    return { passed: 0, failed: 1 };
  });
  return [{ ...EMPTY, ...measured, title: 'lighthouse', tasks: 1, ms: performance.now() - started }];
}
