import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../workspace/root.mjs';

/**
 * A test that names requirements in its title: `[R2.1-4] the menu opens`.
 *
 * @typedef {object} Proof
 * @property {string} file path from the root
 * @property {string} title without the requirements; `…` stands for what the test fills in
 * @property {string[]} ids
 * @property {boolean} isFull only `npm run test:full` runs it
 */

/** Their titles are examples. */
const OWN_TESTS = 'tools/requirements/';
/** Journeys that hold for several things stand beside the site that they visit. */
const TEST_FILE = /\.(spec|test)\.tsx?$|^e2e\/site\/.*\.ts$/;
const ID = /\[(R\d+(?:\.\d+)?-\d+)\]/g;
/** A string of one line, in whichever quotes, that begins with a requirement. */
const TITLE = /(['"`])(\[R\d(?:\\.|(?!\1)[^\n\\])*)\1/g;

/** Tests of the repository that name requirements, by file. @returns {Proof[]} */
export function readProofs() {
  // What is not yet committed counts, what git ignores does not.
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '--', '*.ts', '*.tsx'];
  const files = execFileSync('git', list, { cwd: ROOT, encoding: 'utf8' }).split('\n');
  return [...new Set(files)]
    .filter((file) => TEST_FILE.test(file) && !file.startsWith(OWN_TESTS))
    .sort()
    .flatMap((file) => {
      try {
        return proofsIn(file, readFileSync(join(ROOT, file), 'utf8'));
      } catch (error) {
        // Deleted, and not yet committed.
        if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return [];
        throw error;
      }
    });
}

/** @param {string} file @param {string} source @returns {Proof[]} */
export function proofsIn(file, source) {
  return [...source.matchAll(TITLE)].map(([, , written = '']) => ({
    file,
    ids: [...new Set([...written.matchAll(ID)].map(([, id = '']) => id))],
    title: written
      .replace(ID, '')
      .replace(/\$\{[^}]*\}/g, '…')
      .replace(/\\(.)/g, '$1')
      .replace('@full', '')
      .replace(/\s+/g, ' ')
      .trim(),
    isFull: written.includes('@full'),
  }));
}
