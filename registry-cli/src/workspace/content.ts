import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { readJsonText } from '@stadtraum/server-base/json-text';
import { cliError } from '../errors.ts';

const FOLDER = 'content';

/** What an app's folder `content` had at one moment, by the files' paths in it, with forward slashes. */
export interface Content {
  /** The JSON values. */
  files: Record<string, unknown>;
  /** The texts of the same files, in which mistakes have a line and a column. */
  texts: ReadonlyMap<string, string>;
}

/**
 * Reads the JSON files of an app's folder `content`. Undefined if there are none.
 *
 * @throws CodedError CONTENT_UNREADABLE
 */
export async function readContent(directory: string): Promise<Content | undefined> {
  const texts = await readTexts(join(directory, FOLDER));
  if (texts.size === 0) return undefined;
  const files = Object.fromEntries(
    [...texts].map(([file, text]) => [file, parse(join(directory, FOLDER, file), text)]),
  );
  return { files, texts };
}

async function readTexts(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const paths = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const texts = await Promise.all(
    paths.map(
      async (path) => [relative(folder, path).split(sep).join('/'), await readFile(path, 'utf8')] as const,
    ),
  );
  return new Map(texts);
}

function parse(path: string, text: string): unknown {
  const read = readJsonText(text);
  if (read.ok) return read.json;
  const { line, column } = read.position ?? { line: 1, column: 1 };
  throw cliError('CONTENT_UNREADABLE', { file: `${path}:${line}:${column}`, reason: read.reason });
}
