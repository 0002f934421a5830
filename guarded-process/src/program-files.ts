import { existsSync, lstatSync, readdirSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The folders and files that a built program consists of: `node_modules` in its package and above, and `dist` and `package.json` of
 * its package and of the packages that are linked there. Sources, data and keys beside them are not part of it.
 *
 * @param entry the program's absolute path, in `dist` of its package
 * @returns existing absolute paths; folders end with a slash
 */
export function programFiles(entry: string): string[] {
  const own = packageOf(entry);
  const installed = foldersAbove(own)
    .map((folder) => join(folder, 'node_modules'))
    .filter((folder) => existsSync(folder));
  const packages = new Set([own, ...installed.flatMap(linkedPackages)]);
  return [
    ...installed.map((folder) => `${folder}/`),
    ...[...packages].flatMap((folder) => [join(folder, 'dist/'), join(folder, 'package.json')]),
  ].filter((path) => existsSync(path));
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
