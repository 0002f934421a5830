import { repositoryFiles } from '../workspace/repository-files.mjs';

/**
 * A test that names requirements or faults in its title: `[R2.1-4] the menu opens`.
 *
 * @typedef {object} Proof
 * @property {string} file path from the root
 * @property {string} title without those ids; `…` stands for what the test fills in
 * @property {string[]} ids
 * @property {boolean} isFull only `npm run test:full` runs it
 */

/** Its tests' titles are examples. */
const OWN_TESTS = 'tools/requirements/';
/** Journeys that several maps share are in `e2e/site`. */
const TEST_FILE = /\.(spec|test)\.tsx?$|\.test\.mjs$|^e2e\/site\/.*\.ts$/;
const ID = /\[(R\d+(?:\.\d+)?-\d+|F\d+)\]/g;
/** A string on one line, in any quotes, that begins with an id from any list. */
const TITLE = /(['"`])(\[(?:R|F|P|OP|SE)\d(?:\\.|(?!\1)[^\n\\])*)\1/g;

/** The repository's tests that name requirements or faults, by file. @returns {Proof[]} */
export function readProofs() {
  return repositoryFiles('*.ts', '*.tsx', '*.mjs')
    .filter(({ path }) => TEST_FILE.test(path) && !path.startsWith(OWN_TESTS))
    .flatMap(({ path, text }) => proofsIn(path, text));
}

/** @param {string} file @param {string} source @returns {Proof[]} */
export function proofsIn(file, source) {
  return [...source.matchAll(TITLE)].flatMap(([, , written = '']) => {
    const ids = [...new Set([...written.matchAll(ID)].map(([, id = '']) => id))];
    if (ids.length === 0) return [];
    const title = written
      .replace(ID, '')
      .replace(/\$\{[^}]*\}/g, '…')
      .replace(/\\(.)/g, '$1')
      .replace('@full', '')
      .replace(/\s+/g, ' ')
      .trim();
    return [{ file, title, ids, isFull: written.includes('@full') }];
  });
}
