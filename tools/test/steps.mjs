import { delimiter } from 'node:path';
import { audit } from '../lighthouse/audit.mjs';
import { runTargets } from '../workspace/nx.mjs';
import { installNode, OTHER_NODES } from './node-versions.mjs';
import { EMPTY, resultsByTarget } from './results.mjs';

/**
 * @typedef {import('./results.mjs').Result} Result
 *
 * @typedef {object} StepContext
 * @property {(line: string) => void} print
 * @property {AbortSignal} signal
 * @property {boolean} full also the slow tests (`@full` in their titles)
 *
 * @typedef {object} Step
 * @property {string} title
 * @property {(context: StepContext) => Promise<Result[]>} run
 * @property {boolean} [onlyFull]
 */

/** Targets of the first step, in the summary's order. */
const CHECKS = ['lint', 'types', 'promises', 'boundaries', 'unused', 'build', 'conventions', 'test'];

/** When Nx prints a task's output. */
const AT_ITS_END = '--outputStyle=static';
const WHILE_IT_RUNS = '--outputStyle=stream-without-prefixes';

/**
 * What `npm test` does, in order. The end-to-end suites run one after another, because they measure time.
 *
 * @type {Step[]}
 */
export const STEPS = [
  {
    title: 'Checks, builds and unit tests',
    run: (context) => runNx(CHECKS, AT_ITS_END, context),
  },
  {
    title: 'End to end',
    run: (context) => runNx(['e2e'], WHILE_IT_RUNS, context),
  },
  ...OTHER_NODES.map((major) => ({
    title: `Unit tests on Node ${major}`,
    onlyFull: true,
    run: (/** @type {StepContext} */ context) => runOnNode(major, context),
  })),
  { title: 'Lighthouse', onlyFull: true, run: runLighthouse },
];

/**
 * Runs targets and counts their own tasks, not those of the targets that they depend on. `e2e` groups the targets `e2e:<suite>`.
 *
 * @param {string[]} targets
 * @param {string} style
 * @param {StepContext} context
 * @param {NodeJS.ProcessEnv} [env]
 */
async function runNx(targets, style, { print, signal, full }, env = {}) {
  const parameters = [style, ...(full ? ['--configuration=full'] : [])];
  const { ok, tasks } = await runTargets(targets, { parameters, onLine: print, signal, env });
  const counted = tasks.filter(
    ({ target }) => (targets.includes(target) && target !== 'e2e') || target.startsWith('e2e:'),
  );
  const orderOf = (/** @type {Result} */ { title }) => targets.indexOf(title);
  const results = (await resultsByTarget(counted)).sort((a, b) => orderOf(a) - orderOf(b));
  const isExplained = ok || results.some(({ failed }) => failed > 0);
  return isExplained ? results : [...results, { ...EMPTY, title: `nx ${targets.join(' ')}`, failed: 1 }];
}

/** The fast unit tests with another Node in the path; Nx hashes its version. @param {string} major @param {StepContext} context */
async function runOnNode(major, context) {
  const title = `test, Node ${major}`;
  try {
    const env = { PATH: `${await installNode(major, context.signal)}${delimiter}${process.env.PATH}` };
    const results = await runNx(['test'], AT_ITS_END, { ...context, full: false }, env);
    return results.map((result) => ({ ...result, title }));
  } catch (error) {
    context.signal.throwIfAborted();
    context.print(/** @type {Error} */ (error).message);
    return [{ ...EMPTY, title, failed: 1 }];
  }
}

/** Measures pages and counts them. @param {StepContext} context @returns {Promise<Result[]>} */
async function runLighthouse({ print, signal }) {
  const started = performance.now();
  const measured = await audit({ siteUrl: undefined, print, signal }).catch((error) => {
    signal.throwIfAborted();
    print(error.message);
    return { passed: 0, failed: 1 };
  });
  return [{ ...EMPTY, ...measured, title: 'lighthouse', tasks: 1, ms: performance.now() - started }];
}
