import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { reasonOf } from '@stadtraum/contracts/errors';
import { mapJson } from '../kernel/json-tree.ts';
import type { ContentProblem } from '../kernel/problems.ts';

/** A content file. `file` is its path below the content directory, with forward slashes, or its `ownedName`. */
export interface ContentFile {
  file: string;
  json: unknown;
}

/** Reads all JSON files below a directory, sorted by name. Dotfiles and other kinds of files are ignored. */
export async function readContentFiles(directory: string): Promise<{
  /** Names of all files, including those that cannot be read. */
  names: string[];
  files: ContentFile[];
  problems: ContentProblem[];
}> {
  const names = (await readdir(directory, { recursive: true }))
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => name.endsWith('.json') && !/(^|\/)\./.test(name))
    .sort();
  const files: ContentFile[] = [];
  const problems: ContentProblem[] = [];
  for (const file of names) {
    try {
      const json: unknown = JSON.parse(await readFile(path.join(directory, file), 'utf8'));
      files.push({ file, json });
      problems.push(...unstorableTexts(file, json));
    } catch (error) {
      problems.push({ file, pointer: '', reason: `cannot be read as JSON: ${reasonOf(error)}` });
    }
  }
  return { names, files, problems };
}

/** Finds strings and property names that are valid in JSON but cannot be stored in the database. */
export function unstorableTexts(file: string, json: unknown): ContentProblem[] {
  const problems: ContentProblem[] = [];
  mapJson(json, (value, { pointer, key }) => {
    if (UNSTORABLE.test(key) || (typeof value === 'string' && UNSTORABLE.test(value))) {
      problems.push({ file, pointer, reason: 'contains a NUL or half of a surrogate pair' });
    }
    return value;
  });
  return problems;
}

const UNSTORABLE = /[\0\p{Surrogate}]/u;
