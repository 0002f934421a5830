import { relative } from 'node:path';
import { ROOT } from '../workspace/root.mjs';

/*
 * Names the failed tests in the reports of test programs, for the summary of `npm test`: on a machine for continuous integration it
 * may be all that is left of a run.
 */

/**
 * @typedef {object} JestReport the part of Jest's JSON report that is read here
 * @property {{ name: string, status: string, assertionResults: { status: string, fullName: string }[] }[]} testResults
 *
 * @typedef {object} PlaywrightSuite the part of Playwright's JSON report that is read here
 * @property {string} title
 * @property {PlaywrightSuite[]} [suites]
 * @property {{ title: string, file: string, tests: { status: string }[] }[]} [specs]
 *
 * @typedef {object} PlaywrightReport
 * @property {{ expected: number, unexpected: number, flaky: number, skipped: number }} stats
 * @property {unknown[]} errors errors outside tests
 * @property {PlaywrightSuite[]} suites
 */

/** A test that passes only when it is repeated has failed. */
const FAILED = ['unexpected', 'flaky'];

/**
 * @param {JestReport} report
 * @param {string} [root]
 * @returns {string[]} `file › test`; only the file if it could not be run
 */
export function failedInJest({ testResults }, root = ROOT) {
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const file = relative(root, name);
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      return failed.length > 0 ? failed.map(({ fullName }) => `${file} › ${fullName}`) : [file];
    });
}

/** @param {PlaywrightReport} report @returns {import('./counts.mjs').CountsFile} */
export function countPlaywright({ stats, errors, suites }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    failures: failedInPlaywright({ suites }),
  };
}

/**
 * @param {{ suites: PlaywrightSuite[] }} report
 * @returns {string[]} `file › test`
 */
function failedInPlaywright({ suites }) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => FAILED.includes(status)))
      .map(({ file, title }) => `${file} › ${title}`),
    ...failedInPlaywright({ suites: inner }),
  ]);
}
