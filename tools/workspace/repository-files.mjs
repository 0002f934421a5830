import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';

/**
 * Reads the files in the working tree that git does not ignore, sorted by path.
 *
 * @param {...string} patterns of `git ls-files`
 * @returns {{ path: string, text: string }[]}
 */
export function repositoryFiles(...patterns) {
  return repositoryPaths(...patterns).map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
}

/** Returns the paths of the same files without reading them. @param {...string} patterns of `git ls-files` @returns {string[]} */
export function repositoryPaths(...patterns) {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...patterns];
  const paths = execFileSync('git', list, { cwd: ROOT, encoding: 'utf8' }).split('\0');
  // Git still lists a deleted file until its deletion is staged.
  return [...new Set(paths)].filter((path) => path && existsSync(join(ROOT, path))).sort();
}
