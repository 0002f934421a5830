import { createHash } from 'node:crypto';
import { basename, relative, sep } from 'node:path';
import type { PackageFolder } from '../source/package-folder.ts';

/**
 * The name of a CSS Module's class in HTML: `<stylesheet>-<local name>-<hash>`. It depends only on the names of the package and of its
 * releases, the file's path in the package and the local name, so that the server build, the browser build and the stylesheet agree on
 * every machine, and two kits on one page do not.
 */
export function classNameOf({ folder, manifest }: PackageFolder, file: string, localName: string): string {
  const path = relative(folder, file).split(sep).join('/');
  const owner = [manifest.name, manifest.release?.name].filter(Boolean).join('|');
  const hash = createHash('sha256').update(`${owner}|${path}|${localName}`).digest('hex').slice(0, 6);
  const stylesheet = basename(file).replace(/\.module\.css$/, '');
  return `${stylesheet}-${localName}-${hash}`.replace(/[^A-Za-z0-9_-]/g, '_');
}
