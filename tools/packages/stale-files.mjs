import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '../workspace/packages.mjs';

/** Folders of compiled files, each with the paths of `src`. */
const COMPILED = ['dist', 'lib', 'types'];
const COMPILED_ENDING = /(\.d)?\.[cm]?[jt]s(\.map)?$/;
const SOURCE_ENDINGS = ['.ts', '.tsx', '.mts', '.js', '.mjs', '.d.ts'];

/**
 * Removes packed files that were compiled from a source that was removed or renamed, because compilers leave them.
 *
 * @param {string} folder absolute path of a package
 * @returns {string[]} the removed files, relative to the package
 */
export function removeStaleFiles(folder) {
  /** @type {string[]} */
  const packed = readJson(join(folder, 'package.json')).files ?? [];
  const outputs = COMPILED.filter((name) => packed.includes(name) && existsSync(join(folder, name)));
  const stale = outputs.flatMap((compiled) =>
    readdirSync(join(folder, compiled), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
      .filter((path) => !hasSource(folder, path.slice(compiled.length + 1))),
  );
  for (const path of stale) rmSync(join(folder, path));
  return stale;
}

/** @param {string} folder @param {string} path of a compiled file in its folder */
function hasSource(folder, path) {
  const source = join(folder, 'src', path);
  const base = source.replace(COMPILED_ENDING, '');
  return existsSync(source) || SOURCE_ENDINGS.some((ending) => existsSync(base + ending));
}
