import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian's folders for server programs, which are not in every user's PATH. */
const SYSTEM_DIRECTORIES = ['/usr/sbin', '/sbin'];

/**
 * Returns the path of the first of these programs that is installed, or undefined.
 *
 * @param {string[]} names
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {string | undefined}
 */
export function findProgram(names, env = process.env) {
  const directories = [...(env.PATH ?? '').split(delimiter), ...SYSTEM_DIRECTORIES];
  return names.flatMap((name) => directories.map((directory) => join(directory, name))).find(isExecutable);
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
