import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { START_ERRORS } from '../start/errors.mjs';
import { ROOT } from '../workspace/root.mjs';

/**
 * @typedef {{ title: string, message: string, remedy: string }} ErrorEntry
 * @typedef {{ folder: string, file: string, errors: Readonly<Record<string, ErrorEntry>> }} DeclaredErrors
 */

/**
 * The errors of every package, from its `src/errors.ts` or `src/kernel/errors.ts`, and those of a start, which runs before anything is built.
 *
 * @returns {Promise<DeclaredErrors[]>}
 */
export async function collectErrors() {
  /** @type {DeclaredErrors[]} */
  const declared = [{ folder: 'tools', file: 'tools/start/errors.mjs', errors: START_ERRORS }];
  for (const folder of readdirSync(ROOT).sort()) {
    const places = [`${folder}/src/errors.ts`, `${folder}/src/kernel/errors.ts`];
    const file = places.find((place) => existsSync(join(ROOT, place)));
    if (file === undefined) continue;
    const factories = Object.values(await import(join(ROOT, file)));
    const errors = Object.assign({}, ...factories.map(({ entries }) => entries));
    if (Object.keys(errors).length > 0) declared.push({ folder, file, errors });
  }
  return declared;
}
