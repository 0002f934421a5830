import { existsSync, lstatSync, readdirSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What a package of a workspace consists of. Sources, data and keys beside it are not part of it. */
const PACKAGE_PARTS = ['dist/', 'node_modules/', 'package.json'];
const INSTALLED = /^.*?\/node_modules\//;

/** Found once for each program, because it takes up to 0.1 s, and packages do not change while a server runs. */
const found = new Map<string, string[]>();

/**
 * The folders and files that a built program consists of: `node_modules` in its package and above, its package, and the packages that
 * are linked there: those of a workspace in their parts, others with the whole `node_modules` that contains them.
 *
 * @param entry the program's absolute path, in `dist` of its package
 * @returns existing absolute paths; folders end with a slash
 */
export function programFiles(entry: string): string[] {
  const files = found.get(entry) ?? findFiles(entry);
  found.set(entry, files);
  return files;
}

function findFiles(entry: string): string[] {
  const own = packageOf(entry);
  const installed = foldersAbove(own)
    .map((folder) => join(folder, 'node_modules'))
    .filter((folder) => existsSync(folder));
  const files = new Set([
    ...installed.map((folder) => `${folder}/`),
    ...[own, ...installed.flatMap(linkedPackages)].flatMap(partsOf),
  ]);
  return [...files].filter((path) => existsSync(path));
}

function partsOf(folder: string): string[] {
  const [installed] = INSTALLED.exec(folder) ?? [];
  return installed === undefined ? PACKAGE_PARTS.map((part) => join(folder, part)) : [installed];
}

function packageOf(entry: string): string {
  const folder = foldersAbove(dirname(entry)).find((above) => existsSync(join(above, 'package.json')));
  if (folder === undefined) throw new Error(`${entry} is in no package`);
  return folder;
}

/** The folder and all above it. */
function foldersAbove(folder: string): string[] {
  const above = dirname(folder);
  return above === folder ? [folder] : [folder, ...foldersAbove(above)];
}

/** The packages that are links in a `node_modules`, as in a workspace. */
function linkedPackages(installed: string): string[] {
  const folders = [
    installed,
    ...readdirSync(installed)
      .filter((name) => name.startsWith('@'))
      .map((scope) => join(installed, scope)),
  ];
  return folders.flatMap((folder) =>
    readdirSync(folder)
      .map((name) => join(folder, name))
      .filter((path) => lstatSync(path).isSymbolicLink() && existsSync(path))
      .map((path) => realpathSync(path)),
  );
}
