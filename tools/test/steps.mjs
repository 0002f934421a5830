import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { audit } from '../lighthouse/audit.mjs';
import { runTarget } from '../workspace/build.mjs';
import { runCommand } from '../workspace/command.mjs';
import { readJson } from '../workspace/packages.mjs';
import { ROOT } from '../workspace/root.mjs';

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 *
 * @typedef {object} StepContext
 * @property {(line: string) => void} print
 * @property {AbortSignal} signal
 * @property {boolean} full also what takes long (`@full` in a test's title)
 *
 * @typedef {object} Step
 * @property {string} title
 * @property {(context: StepContext) => Promise<Counts>} run
 * @property {boolean} [needsBuild] left out when the build failed
 * @property {boolean} [takesLong] only where what takes long is wanted
 */

export const BUILD = 'Builds';

/**
 * Everything that `npm test` does, in order: what answers quickly comes first. The steps of one row run at the same time, as each
 * leaves a core idle now and then.
 *
 * @type {Step[][]}
 */
export const STEPS = [
  [
    { title: 'Format and lint', run: (context) => check('biome', ['ci', '.'], context) },
    { title: 'Types', run: checkTypes },
    { title: 'Unused and undeclared', run: (context) => check('knip', ['--no-progress'], context) },
    { title: 'Boundaries', run: (context) => check(join(ROOT, 'tools/boundaries.mjs'), [], context) },
    { title: BUILD, run: buildAll },
  ],
  [{ title: 'Unit and component tests', run: runJest }],
  [{ title: 'Journeys', needsBuild: true, run: (context) => runPlaywright('journeys', context) }],
  [{ title: 'Delivery', needsBuild: true, run: (context) => runPlaywright('delivery', context) }],
  [{ title: 'Faults', needsBuild: true, run: (context) => runPlaywright('faults', context) }],
  [{ title: 'Abuse', needsBuild: true, run: (context) => runPlaywright('abuse', context) }],
  [{ title: 'Lighthouse', needsBuild: true, takesLong: true, run: runLighthouse }],
];

const PASSED = { passed: 1, failed: 0, skipped: 0 };
const FAILED = { passed: 0, failed: 1, skipped: 0 };

/** One check that counts as one test. @param {string} program @param {string[]} parameters @param {StepContext} context */
async function check(program, parameters, context) {
  return (await run(program, parameters, context)) === 0 ? PASSED : FAILED;
}

/** @param {StepContext} context */
async function checkTypes(context) {
  const packages = await runNx('types', context);
  const tools = await run('tsc', ['-p', 'tools/tsconfig.json'], context);
  return packages && tools === 0 ? PASSED : FAILED;
}

/** @param {StepContext} context */
async function buildAll(context) {
  return (await runNx('build', context)) ? PASSED : FAILED;
}

/** @param {string} target @param {StepContext} context @returns {Promise<boolean>} */
async function runNx(target, { print, signal }) {
  const { ok, tasks, failed, lines } = await runTarget(target, { signal });
  const cached = tasks.filter((task) => task.cached).length;
  print(`${tasks.length} packages, ${cached} of them from the cache`);
  for (const { name, lines: output } of failed) print([`${name}:`, ...output].join('\n'));
  if (!ok && failed.length === 0) print(lines.join('\n'));
  return ok;
}

/** @param {StepContext} context */
async function runJest(context) {
  return withResultFile(async (file) => {
    const parameters = ['--json', `--outputFile=${file}`, '--maxWorkers=3'];
    if (!context.full) parameters.push('--testNamePattern=^(?!.*@full)');
    await run('jest', parameters, context);
    const { numPassedTests, numFailedTests, numPendingTests, numRuntimeErrorTestSuites } = readJson(file);
    return {
      passed: numPassedTests,
      failed: numFailedTests + numRuntimeErrorTestSuites,
      skipped: numPendingTests,
    };
  });
}

/** @param {'journeys' | 'delivery' | 'faults' | 'abuse'} suite @param {StepContext} context */
async function runPlaywright(suite, context) {
  return withResultFile(async (file) => {
    const parameters = ['test', '--config', `e2e/${suite}.config.ts`, '--reporter=list,json'];
    if (!context.full) parameters.push('--grep-invert', '@full');
    // A busy machine breaks a timing now and then; what passes at the second attempt is counted and named apart.
    parameters.push('--retries=1');
    await run('playwright', parameters, context, { PLAYWRIGHT_JSON_OUTPUT_FILE: file });
    const { stats, errors } = readJson(file);
    if (stats.flaky > 0) context.print(`${stats.flaky} passed at the second attempt only`);
    return {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + errors.length,
      skipped: stats.skipped,
    };
  });
}

/** Counts pages. @param {StepContext} context */
async function runLighthouse({ print, signal }) {
  try {
    return { ...(await audit({ siteUrl: undefined, print, signal })), skipped: 0 };
  } catch (error) {
    signal.throwIfAborted();
    print(/** @type {Error} */ (error).message);
    return FAILED;
  }
}

/**
 * Gives the work a file for its results. A run that leaves no readable results has failed.
 *
 * @param {(file: string) => Promise<Counts>} work
 */
async function withResultFile(work) {
  const directory = mkdtempSync(join(tmpdir(), 'stadtraum-test-'));
  try {
    return await work(join(directory, 'results.json'));
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOENT' && !(error instanceof SyntaxError))
      throw error;
    return FAILED;
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/**
 * @param {string} program a command of node_modules/.bin, or the path of a script
 * @param {string[]} parameters
 * @param {StepContext} context
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<number>} exit status
 */
async function run(program, parameters, { print, signal }, env = {}) {
  const script = program.includes('/') ? program : join(ROOT, 'node_modules/.bin', program);
  const color = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const { status } = await runCommand(process.execPath, [script, ...parameters], {
    env: { ...color, ...env },
    onLine: print,
    signal,
  });
  return status;
}
