import { dirname, join, relative, resolve } from 'node:path';
import { cyclesIn } from './circles.mjs';
import { LAYERS } from './rules.mjs';

/** @typedef {{ file: string, specifiers: string[] }} SourceFile a file, and all module specifiers in it, including those of type-only imports */
/** @typedef {Map<string, Set<string>>} Arrows */

/** Tests and what only tests use may import every part of their package. */
const TEST_FILE = /(\.test\.tsx?$|\/test(ing)?\/)/;
const EXTENSIONS = ['', '.ts', '.tsx', '.mjs', '/index.ts'];

/**
 * Checks the inside of a package: no import cycle between its files or its folders, and no import that its layers forbid.
 *
 * @param {string} root
 * @param {string} pack its folder
 * @param {SourceFile[]} files
 * @returns {string[]} one line for each violation
 */
export function findLayerViolations(root, pack, files) {
  const between = arrowsBetween(root, files);
  /** @param {Arrows} arrows @param {'files' | 'folders'} kind */
  const cycles = (arrows, kind) =>
    cyclesIn(arrows).map((members) => `${pack}: an import cycle between ${kind}: ${members.join(', ')}`);
  return [
    ...cycles(between, 'files'),
    ...cycles(foldersOf(between), 'folders'),
    ...layerViolations(pack, between),
  ];
}

/**
 * Which of the package's files imports which others, without tests.
 *
 * @param {string} root
 * @param {SourceFile[]} files
 * @returns {Arrows}
 */
function arrowsBetween(root, files) {
  const sources = files.filter(({ file }) => !TEST_FILE.test(file));
  const names = new Set(sources.map(({ file }) => file));
  return new Map(
    sources.map(({ file, specifiers }) => {
      const targets = specifiers
        .filter((specifier) => specifier.startsWith('.'))
        .map((specifier) => relative(root, resolve(root, dirname(file), specifier)))
        .flatMap(
          (path) => EXTENSIONS.map((extension) => path + extension).find((each) => names.has(each)) ?? [],
        );
      return [file, new Set(targets.filter((target) => target !== file))];
    }),
  );
}

/** @param {Arrows} between files @returns {Arrows} between their folders */
function foldersOf(between) {
  /** @type {Arrows} */
  const folders = new Map();
  for (const [file, targets] of between) {
    const folder = dirname(file);
    const arrows = folders.get(folder) ?? new Set();
    for (const target of targets) if (dirname(target) !== folder) arrows.add(dirname(target));
    folders.set(folder, arrows);
  }
  return folders;
}

/**
 * @param {string} pack
 * @param {Arrows} between
 * @returns {string[]}
 */
function layerViolations(pack, between) {
  const layers = LAYERS[pack];
  if (!layers) return [];
  /** @param {string} file @returns {string | undefined} the deepest folder with a rule; undefined for files directly in `src`, which may import everything */
  const layerOf = (file) => {
    const folder = dirname(relative(join(pack, 'src'), file));
    if (folder === '.') return undefined;
    const rules = Object.keys(layers).filter((name) => `${folder}/`.startsWith(`${name}/`));
    return rules.sort((a, b) => b.length - a.length)[0] ?? `${folder} (no rule)`;
  };
  const errors = join(pack, 'src/errors.ts');
  return [...between].flatMap(([file, targets]) => {
    const layer = layerOf(file);
    if (layer === undefined || relative(pack, file).startsWith('..') || !file.startsWith(`${pack}/src/`))
      return [];
    if (layer.endsWith('(no rule)'))
      return [`${file}: LAYERS in tools/boundaries/rules.mjs has no rule for its folder`];
    const allowed = [layer, ...(layers[layer] ?? [])];
    return [...targets]
      .filter((target) => target !== errors)
      .filter((target) => !allowed.includes(layerOf(target) ?? relative(join(pack, 'src'), target)))
      .map((target) => `${file}: ${layer} may not import ${relative(join(pack, 'src'), target)}`);
  });
}
