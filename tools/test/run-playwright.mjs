/*
 * The target `e2e:<suite>` of a suite.
 *
 *   node tools/test/run-playwright.mjs journeys [--full] [Playwright's parameters]
 *
 *   --full  also the tests with `@full` in their titles
 */
import { LONG, runAndCount } from './counts.mjs';

const [suite, ...rest] = process.argv.slice(2);
const isFull = rest.includes('--full');

await runAndCount(
  'playwright',
  (report) => ({
    parameters: [
      'test',
      `--config=e2e/${suite}.config.ts`,
      '--reporter=list,json',
      // On a busy machine a test may exceed its time; tests that pass at the second attempt are counted separately.
      '--retries=1',
      ...(isFull ? [] : [`--grep-invert=${LONG}`]),
      ...rest.filter((word) => word !== '--full'),
    ],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  }),
  ({ stats, errors }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    flaky: stats.flaky,
  }),
  `e2e/playwright-report/${suite}.json`,
);
