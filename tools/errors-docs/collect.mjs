import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { START_ERRORS } from '../start/errors.mjs';
import { ROOT } from '../workspace/root.mjs';

/**
 * @typedef {{ title: string, message: string, remedy: string }} ErrorEntry
 * @typedef {{ folder: string, file: string, errors: Readonly<Record<string, ErrorEntry>> }} DeclaredErrors
 */

/**
 * Collects the errors that packages declare with `defineErrors` in files named `errors.ts`, and the errors of `npm start`, which
 * cannot use `defineErrors` because it runs before anything is built.
 *
 * @returns {Promise<DeclaredErrors[]>}
 */
export async function collectErrors() {
  /** @type {DeclaredErrors[]} */
  const declared = [{ folder: 'tools', file: 'tools/start/errors.mjs', errors: START_ERRORS }];
  for (const folder of readdirSync(ROOT).sort()) {
    for (const file of errorFilesIn(folder)) {
      const factories = Object.values(await import(join(ROOT, file)));
      declared.push({ folder, file, errors: Object.assign({}, ...factories.map(({ entries }) => entries)) });
    }
  }
  return declared;
}

/** @param {string} folder of a project, relative to the root */
function errorFilesIn(folder) {
  const source = join(ROOT, folder, 'src');
  if (!existsSync(source)) return [];
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)errors\.ts$/.test(file))
    .map((file) => `${folder}/src/${file}`)
    .filter((file) => readFileSync(join(ROOT, file), 'utf8').includes('= defineErrors('))
    .sort();
}
