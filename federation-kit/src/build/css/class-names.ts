import { createHash } from 'node:crypto';
import { basename, relative, sep } from 'node:path';
import type { PackageFolder } from '../source/package-folder.ts';

/**
 * The name of a CSS Module's class in HTML: `<stylesheet>-<local name>-<hash>`. It depends only on the package's name, the file's
 * path in the package and the local name, so that the server build, the browser build and the stylesheet agree on every machine.
 */
export function classNameOf({ folder, manifest }: PackageFolder, file: string, localName: string): string {
  const path = relative(folder, file).split(sep).join('/');
  const hash = createHash('sha256').update(`${manifest.name}|${path}|${localName}`).digest('hex').slice(0, 6);
  const stylesheet = basename(file).replace(/\.module\.css$/, '');
  return `${stylesheet}-${localName}-${hash}`.replace(/[^A-Za-z0-9_-]/g, '_');
}
