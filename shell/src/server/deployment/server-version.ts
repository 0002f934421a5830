import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, extname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A module of each package whose code runs in the server or in a renderer. */
const MODULES = [
  '@stadtraum/contracts/errors',
  '@stadtraum/federation-kit/render',
  '@stadtraum/guarded-process/program',
  '@stadtraum/page-plan/plan',
  '@stadtraum/server-base/html',
];

/** Digits of the hashes in a `ServerVersion`. */
const CODE_DIGITS = 16;
const SETTINGS_DIGITS = 8;

/**
 * The start of the hash of the built code that writes documents: of the shell's server and renderer, of the workspace's packages that
 * they use, and the version of Node.js. Equal builds on other machines have the same.
 */
export async function hashServerCode(): Promise<string> {
  const own = fileURLToPath(new URL('../..', import.meta.url));
  const packages = MODULES.map((name) => builtFolder(fileURLToPath(import.meta.resolve(name))));
  return hashFolders([own, ...packages], process.version);
}

/**
 * @param folders whose scripts and stylesheets are hashed, in this order
 * @param seed hashed in addition
 */
export async function hashFolders(folders: readonly string[], seed: string): Promise<string> {
  const hash = createHash('sha256').update(seed);
  for (const folder of folders) {
    for (const path of await filesIn(folder)) {
      const bytes = await readFile(path);
      hash.update(`\n${relative(folder, path)} ${bytes.length}\n`).update(bytes);
    }
  }
  return hash.digest('hex').slice(0, CODE_DIGITS);
}

/**
 * A `ServerVersion`.
 *
 * @param code result of `hashServerCode`
 * @param settings everything of the operator's settings that documents depend on
 */
export function serverVersion(code: string, settings: object): string {
  const hash = createHash('sha256').update(JSON.stringify(settings)).digest('hex');
  return `${code}.${hash.slice(0, SETTINGS_DIGITS)}`;
}

/** The folder `dist` that contains a built module, or `src` of one that runs from source. */
function builtFolder(module: string): string {
  const folder = dirname(module);
  if (['dist', 'src'].includes(basename(folder))) return folder;
  if (folder === dirname(folder)) throw new Error(`${module} is in no folder dist or src`);
  return builtFolder(folder);
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter(
    (entry) => entry.isFile() && ['.js', '.ts', '.css'].includes(extname(entry.name)),
  );
  return files.map((entry) => join(entry.parentPath, entry.name)).sort();
}
