import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { readJsonText } from '@stadtraum/server-base/json-text';
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
  /** The texts of all files, by name. */
  texts: Map<string, string>;
}> {
  const names = (await readdir(directory, { recursive: true }))
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => name.endsWith('.json') && !/(^|\/)\./.test(name))
    .sort();
  const files: ContentFile[] = [];
  const problems: ContentProblem[] = [];
  const texts = new Map<string, string>();
  for (const file of names) {
    const text = await readFile(path.join(directory, file), 'utf8');
    texts.set(file, text);
    const read = readJsonText(text);
    if (read.ok) {
      files.push({ file, json: read.json });
      problems.push(...unstorableTexts(file, read.json));
    } else {
      const { reason, position } = read;
      problems.push({ file, pointer: '', reason, ...(position && { position }) });
    }
  }
  return { names, files, problems, texts };
}

/** Finds strings and property names that are valid in JSON but cannot be stored in the database. */
export function unstorableTexts(file: string, json: unknown): ContentProblem[] {
  const problems: ContentProblem[] = [];
  mapJson(json, (value, { pointer, key }) => {
    if (UNSTORABLE.test(key) || (typeof value === 'string' && UNSTORABLE.test(value))) {
      problems.push({
        file,
        pointer,
        reason:
          'Der Text enthält ein Zeichen, das nicht gespeichert werden kann (NUL oder ein halbes Zeichenpaar)',
      });
    }
    return value;
  });
  return problems;
}

const UNSTORABLE = /[\0\p{Surrogate}]/u;
