/*
 * Runs a Playwright suite, for the target `e2e:<suite>`.
 *
 *   node tools/test/run-playwright.mjs journeys [--full] [parameters for Playwright]
 *
 *   --full  also runs the tests with `@full` in their titles; of some suites, a sample
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../workspace/root.mjs';
import { runAndCount, SLOW_TAG } from './counts.mjs';
import { countPlaywright } from './failed-tests.mjs';
import { leftOut } from './sample.mjs';

/**
 * Suites with a sample of slow tests, and what each is a sample of. Journeys are independent, and so are the sixty changes of the gate's
 * trial; other deliveries of a file build on each other.
 */
const SAMPLED = {
  journeys: (/** @type {string} */ test) => test,
  delivery: (/** @type {string} */ test) =>
    test.includes('gate-trial') ? test : test.replace(/\.ts:.*/, ''),
};
const [suite, ...rest] = process.argv.slice(2);
const isFull = rest.includes('--full');
const parameters = [`--config=e2e/${suite}.config.ts`, ...rest.filter((parameter) => parameter !== '--full')];
const directory = mkdtempSync(join(tmpdir(), 'stadtraum-tests-'));

try {
  await runAndCount(
    'playwright',
    (report) => ({
      parameters: ['test', '--reporter=list,json', ...selection(), ...parameters],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    }),
    countPlaywright,
    `e2e/playwright-report/${suite}.json`,
  );
} finally {
  rmSync(directory, { recursive: true });
}

function selection() {
  if (!isFull) return [`--grep-invert=${SLOW_TAG}`];
  const unitOf = SAMPLED[/** @type {keyof typeof SAMPLED} */ (suite)];
  if (!unitOf) return [];
  const playwright = join(ROOT, 'node_modules/.bin/playwright');
  const list = execFileSync(process.execPath, [playwright, 'test', '--list', ...parameters], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const file = join(directory, 'left-out');
  const tests = list.split('\n').filter((line) => /^ +\S.* › /.test(line));
  writeFileSync(file, leftOut(tests, unitOf).join('\n'));
  // The list of what runs would leave out files whose tests are declared by a function of another file.
  return [`--test-list-invert=${file}`];
}
