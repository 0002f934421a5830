/*
 * The `test` target of a project: its unit and component tests.
 *
 *   node tools/test/run-jest.mjs mf-press [--full] [jest's parameters]
 *   node tools/test/run-jest.mjs --conventions     the tests that read the whole repository (`*.repository.node.test.ts`)
 *
 *   --full  also the tests with `@full` in their titles
 */
import { LONG, runAndCount } from './counts.mjs';

const CONVENTION_TEST = '\\.repository\\.node\\.test\\.ts$';
const [project, ...rest] = process.argv.slice(2);
const isFull = rest.includes('--full');
const selection =
  project === '--conventions'
    ? [`--testPathPatterns=${CONVENTION_TEST}`]
    : [`--roots=<rootDir>/${project}`, `--testPathIgnorePatterns=${CONVENTION_TEST}`];

await runAndCount(
  'jest',
  (report) => ({
    parameters: [
      ...(rest.some((word) => word.startsWith('--maxWorkers')) ? [] : ['--maxWorkers=1']),
      '--json',
      `--outputFile=${report}`,
      ...selection,
      ...(isFull ? [] : [`--testNamePattern=^(?!.*${LONG})`]),
      ...rest.filter((word) => word !== '--full'),
    ],
  }),
  ({ numPassedTests, numFailedTests, numPendingTests, numRuntimeErrorTestSuites }) => ({
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
    skipped: numPendingTests,
    flaky: 0,
  }),
  project === '--conventions' ? 'test-results/conventions.json' : `${project}/test-results/unit.json`,
);
