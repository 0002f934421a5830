import { existsSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';

/** The absolute path of a program in one of the folders of `PATH`. */
export function findProgram(name: string): string | undefined {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .filter(isAbsolute)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));
}
