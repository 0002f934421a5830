/*
 * Runs the unit and component tests of a project, for its target `test`.
 *
 *   node tools/test/run-jest.mjs mf-press [--full] [parameters for jest]
 *   node tools/test/run-jest.mjs --conventions     the tests that read the whole repository (`*.repository.node.test.ts`)
 *
 *   --full  also runs the tests with `@full` in their titles; where they run on both databases, on one of them
 *
 * With a commit in TESTS_CHANGED_SINCE, it runs only the tests that import a file of the project that has changed since then. `registry
 * ship` sets it to the commit of the live release.
 */
import { setPriority } from 'node:os';
import { runAndCount, SLOW_TAG } from './counts.mjs';
import { failedInJest } from './failed-tests.mjs';
import { databasePattern } from './sample.mjs';

const CONVENTION_TEST = '\\.repository\\.node\\.test\\.ts$';
const [project, ...rest] = process.argv.slice(2);
const { TESTS_CHANGED_SINCE: since } = process.env;
// Tests that run this script in other repositories must not inherit it.
delete process.env.TESTS_CHANGED_SINCE;
// The build of a ship runs beside its tests and takes longer.
if (since) setPriority(5);
const isFull = rest.includes('--full');
const selection =
  project === '--conventions'
    ? [`--testPathPatterns=${CONVENTION_TEST}`]
    : [`--roots=<rootDir>/${project}`, `--testPathIgnorePatterns=${CONVENTION_TEST}`];

await runAndCount(
  'jest',
  (report) => ({
    parameters: [
      ...(rest.some((parameter) => parameter.startsWith('--maxWorkers')) ? [] : ['--maxWorkers=1']),
      '--json',
      `--outputFile=${report}`,
      ...selection,
      ...(since ? [`--changedSince=${since}`, '--passWithNoTests', '--verbose=false'] : []),
      `--testNamePattern=${isFull ? databasePattern() : `^(?!.*${SLOW_TAG})`}`,
      ...rest.filter((parameter) => parameter !== '--full'),
    ],
  }),
  (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests,
    failures: failedInJest(report),
  }),
  resultsFile(),
);

/** Some of the tests must not pass for all of them. */
function resultsFile() {
  if (project === '--conventions') return 'test-results/conventions.json';
  return `${project}/test-results/${since ? 'changed' : 'unit'}.json`;
}
