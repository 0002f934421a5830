import { audit } from '../lighthouse/audit.mjs';
import { runTargets } from '../workspace/nx.mjs';
import { EMPTY, resultsByTarget } from './results.mjs';

/**
 * @typedef {import('./results.mjs').Result} Result
 *
 * @typedef {object} StepContext
 * @property {(line: string) => void} print
 * @property {AbortSignal} signal
 * @property {boolean} full also the tests that take long (`@full` in their titles)
 *
 * @typedef {object} Step
 * @property {string} title
 * @property {(context: StepContext) => Promise<Result[]>} run
 * @property {boolean} [onlyFull]
 */

/** Targets of the first step, in the summary's order. */
const CHECKS = ['lint', 'types', 'boundaries', 'unused', 'build', 'conventions', 'test'];

/**
 * What `npm test` does, in order. The end-to-end suites run one after another, because they measure time.
 *
 * @type {Step[]}
 */
export const STEPS = [
  {
    title: 'Checks, builds and unit tests',
    run: (context) => runNx(CHECKS, ['--outputStyle=static'], context),
  },
  {
    title: 'End to end',
    run: (context) => runNx(['e2e'], ['--outputStyle=stream-without-prefixes'], context),
  },
  { title: 'Lighthouse', onlyFull: true, run: runLighthouse },
];

/** @param {string[]} targets @param {string[]} style @param {StepContext} context */
async function runNx(targets, style, { print, signal, full }) {
  const parameters = [...style, ...(full ? ['--configuration=full'] : [])];
  const { ok, tasks } = await runTargets(targets, { parameters, onLine: print, signal });
  const results = await resultsByTarget(tasks);
  const isExplained = ok || results.some(({ failed }) => failed > 0);
  return isExplained ? results : [...results, { ...EMPTY, title: `nx ${targets.join(' ')}`, failed: 1 }];
}

/** Counts pages. @param {StepContext} context @returns {Promise<Result[]>} */
async function runLighthouse({ print, signal }) {
  const started = performance.now();
  const measured = await audit({ siteUrl: undefined, print, signal }).catch((error) => {
    signal.throwIfAborted();
    print(error.message);
    return { passed: 0, failed: 1 };
  });
  return [{ ...EMPTY, ...measured, title: 'lighthouse', tasks: 1, ms: performance.now() - started }];
}
