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

/** The texts of content files by name, sorted by name. */
export type ContentTexts = ReadonlyMap<string, string>;

/** Reads all JSON files below a directory. Dotfiles and other kinds of files are ignored. */
export async function readContentTexts(directory: string): Promise<ContentTexts> {
  const names = (await readdir(directory, { recursive: true }))
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => name.endsWith('.json') && !/(^|\/)\./.test(name))
    .sort();
  const texts = new Map<string, string>();
  for (const name of names) texts.set(name, await readFile(path.join(directory, name), 'utf8'));
  return texts;
}

export function parseContentFiles(texts: ContentTexts): {
  /** Names of all files, including those that cannot be read. */
  names: string[];
  files: ContentFile[];
  problems: ContentProblem[];
} {
  const files: ContentFile[] = [];
  const problems: ContentProblem[] = [];
  for (const [file, text] of texts) {
    const read = readJsonText(text);
    if (read.ok) {
      files.push({ file, json: read.json });
      problems.push(...unstorableTexts(file, read.json));
    } else {
      const { reason, position } = read;
      problems.push({ file, pointer: '', reason, ...(position && { position }) });
    }
  }
  return { names: [...texts.keys()], files, problems };
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
