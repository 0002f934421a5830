import { relative, sep } from 'node:path';
import type { PackageFolder } from './package-folder.ts';

/** A readable name for a source file: the path in the package that is built, or in node_modules. */
export function sourceName({ folder }: PackageFolder, file: string): string {
  const [, installed] = /.*[\\/]node_modules[\\/](.*)/.exec(file) ?? [];
  return (installed ?? relative(folder, file)).split(sep).join('/');
}
