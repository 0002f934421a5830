/*
 * Runs a Playwright suite, for the target `e2e:<suite>`.
 *
 *   node tools/test/run-playwright.mjs journeys [--full] [parameters for Playwright]
 *
 *   --full  also runs the tests with `@full` in their titles
 */
import { runAndCount, SLOW_TAG } from './counts.mjs';
import { failedInPlaywright } from './failed-tests.mjs';

const [suite, ...rest] = process.argv.slice(2);
const isFull = rest.includes('--full');

await runAndCount(
  'playwright',
  (report) => ({
    parameters: [
      'test',
      `--config=e2e/${suite}.config.ts`,
      '--reporter=list,json',
      // On a busy machine a test may time out; tests that pass when retried are counted as flaky.
      '--retries=1',
      ...(isFull ? [] : [`--grep-invert=${SLOW_TAG}`]),
      ...rest.filter((parameter) => parameter !== '--full'),
    ],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  }),
  ({ stats, errors, suites }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    flaky: stats.flaky,
    failures: failedInPlaywright({ suites }),
  }),
  `e2e/playwright-report/${suite}.json`,
);
