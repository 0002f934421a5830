import { dirname, join, relative, resolve } from 'node:path';
import { findCycles } from './cycles.mjs';
import { LAYERS } from './rules.mjs';

/** @typedef {{ file: string, specifiers: string[] }} SourceFile a file and its module specifiers, including those of type-only imports */
/** @typedef {Map<string, Set<string>>} ImportGraph each file or folder, and those that it imports */

/** Tests and their helpers may import every part of their package. */
const TEST_FILE = /(\.test\.tsx?$|\/test(ing)?\/)/;
const EXTENSIONS = ['', '.ts', '.tsx', '.mjs', '/index.ts'];

/**
 * Checks the imports within a package: they may not form cycles between files or folders, and may not break its layers.
 *
 * @param {string} root
 * @param {string} pack folder of the package
 * @param {SourceFile[]} files
 * @returns {string[]} one line for each violation
 */
export function findLayerViolations(root, pack, files) {
  const graph = fileGraph(root, files);
  /** @param {ImportGraph} imports @param {'files' | 'folders'} kind */
  const cycles = (imports, kind) =>
    findCycles(imports).map((members) => `${pack}: an import cycle between ${kind}: ${members.join(', ')}`);
  return [
    ...cycles(graph, 'files'),
    ...cycles(folderGraph(graph), 'folders'),
    ...layerViolations(pack, graph),
  ];
}

/**
 * Returns the imports between the package's files, except its tests.
 *
 * @param {string} root
 * @param {SourceFile[]} files
 * @returns {ImportGraph}
 */
function fileGraph(root, files) {
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

/** @param {ImportGraph} files @returns {ImportGraph} the imports between their folders */
function folderGraph(files) {
  /** @type {ImportGraph} */
  const folders = new Map();
  for (const [file, targets] of files) {
    const folder = dirname(file);
    const imported = folders.get(folder) ?? new Set();
    for (const target of targets) if (dirname(target) !== folder) imported.add(dirname(target));
    folders.set(folder, imported);
  }
  return folders;
}

/**
 * @param {string} pack
 * @param {ImportGraph} graph
 * @returns {string[]}
 */
function layerViolations(pack, graph) {
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
  return [...graph].flatMap(([file, targets]) => {
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
