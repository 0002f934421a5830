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
 */

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

/**
 * @param {{ suites: PlaywrightSuite[] }} report
 * @returns {string[]} `file › test`, with `(flaky)` if the test passed when retried
 */
export function failedInPlaywright({ suites }) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.flatMap(({ file, title, tests }) => {
      const name = `${file} › ${title}`;
      if (tests.some(({ status }) => status === 'unexpected')) return [name];
      return tests.some(({ status }) => status === 'flaky') ? [`${name} (flaky)`] : [];
    }),
    ...failedInPlaywright({ suites: inner }),
  ]);
}
