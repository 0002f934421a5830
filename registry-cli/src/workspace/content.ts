import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { reasonOf } from '@stadtraum/contracts/errors';
import { cliError } from '../errors.ts';

const FOLDER = 'content';

/**
 * Reads the JSON files of an app's folder `content`, by their path in it with forward slashes. Undefined if there are none.
 *
 * @throws CodedError CONTENT_UNREADABLE
 */
export async function readContent(directory: string): Promise<Record<string, unknown> | undefined> {
  const folder = join(directory, FOLDER);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const paths = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  if (paths.length === 0) return undefined;
  const files = await Promise.all(
    paths.map(async (path) => [relative(folder, path).split(sep).join('/'), await readJson(path)] as const),
  );
  return Object.fromEntries(files);
}

async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (cause) {
    throw cliError('CONTENT_UNREADABLE', { file: path, reason: reasonOf(cause) }, { cause });
  }
}
