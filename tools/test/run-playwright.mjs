/*
 * Runs a Playwright suite, for the target `e2e:<suite>`.
 *
 *   node tools/test/run-playwright.mjs journeys [--full] [parameters for Playwright]
 *
 *   --full  also runs the tests with `@full` in their titles
 */
import { runAndCount, SLOW_TAG } from './counts.mjs';
import { countPlaywright } from './failed-tests.mjs';

const [suite, ...rest] = process.argv.slice(2);
const isFull = rest.includes('--full');

await runAndCount(
  'playwright',
  (report) => ({
    parameters: [
      'test',
      `--config=e2e/${suite}.config.ts`,
      '--reporter=list,json',
      ...(isFull ? [] : [`--grep-invert=${SLOW_TAG}`]),
      ...rest.filter((parameter) => parameter !== '--full'),
    ],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  }),
  countPlaywright,
  `e2e/playwright-report/${suite}.json`,
);
