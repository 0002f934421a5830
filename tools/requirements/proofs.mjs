import { repositoryFiles } from '../workspace/repository-files.mjs';
import { FINDING } from './citations.mjs';

/**
 * A test that names requirements or faults in its title: `[R2.1-4] the menu opens`.
 *
 * @typedef {object} Proof
 * @property {string} file path from the root
 * @property {string} title without the ids; `…` replaces interpolated values
 * @property {string[]} ids
 * @property {boolean} isFull only `npm run test:full` runs it
 */

/** The tests in this folder contain example titles. */
const EXAMPLES = 'tools/requirements/';
/** Some test files in `e2e/site` contain tests that several suites share. */
const TEST_FILE = /\.(spec|test)\.tsx?$|\.test\.mjs$|^e2e\/site\/.*\.ts$/;
const ID = /\[(R\d+(?:\.\d+)?-\d+|F\d+)\]/g;
/** A string on one line, in any quotes, that begins with an id from any list. */
const TITLE = new RegExp(`(['"\`])(\\[(?:R|F|P|${FINDING})\\d(?:\\\\.|(?!\\1)[^\\n\\\\])*)\\1`, 'g');
const FINDING_ID = new RegExp(`\\[(${FINDING}\\d+)\\]`, 'g');

/** Finds the repository's tests that name requirements or faults, sorted by file. @returns {Proof[]} */
export function findProofs() {
  return testFiles().flatMap(({ path, text }) => proofsIn(path, text));
}

/** Finds the ids of findings that titles of tests name. @returns {Set<string>} */
export function findProvedFindings() {
  const titles = testFiles().flatMap(({ text }) =>
    Array.from(text.matchAll(TITLE), ([, , title = '']) => title),
  );
  return new Set(titles.flatMap((title) => Array.from(title.matchAll(FINDING_ID), ([, id = '']) => id)));
}

function testFiles() {
  return repositoryFiles('*.ts', '*.tsx', '*.mjs').filter(
    ({ path }) => TEST_FILE.test(path) && !path.startsWith(EXAMPLES),
  );
}

/** @param {string} file @param {string} source @returns {Proof[]} */
export function proofsIn(file, source) {
  return [...source.matchAll(TITLE)].flatMap(([, , literal = '']) => {
    const ids = [...new Set([...literal.matchAll(ID)].map(([, id = '']) => id))];
    if (ids.length === 0) return [];
    const title = literal
      .replace(ID, '')
      .replace(/\$\{[^}]*\}/g, '…')
      .replace(/\\(.)/g, '$1')
      .replace('@full', '')
      .replace(/\s+/g, ' ')
      .trim();
    return [{ file, title, ids, isFull: literal.includes('@full') }];
  });
}
