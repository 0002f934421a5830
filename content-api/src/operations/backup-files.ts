import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  chmod,
  copyFile,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';

/* The files of a backup. They have the same paths as in a data directory, except for the database, which is one archive. */

/** The parts of a site's data that a backup may contain, in the order in which they are restored. */
export const PARTS = ['database', 'registry', 'keys'] as const;
export type Part = (typeof PARTS)[number];

/** Archive of the embedded database. */
export const DATABASE_ARCHIVE = 'content-api/cluster.tar.gz';
/** Hashes of all files, as `sha256sum` writes them. Written last, so it marks a complete backup. */
const CHECKSUMS = 'sha256sums';

/** Names the live set. */
const POINTER = 'current';
const LOG = 'log.jsonl';
const LOG_HEAD = 'log-head.json';
/** Unfinished uploads, copies of what PostgreSQL has, reserved disk space, and a private key. */
const NOT_IN_REGISTRY_PART = ['staging', 'cache', 'reserve', 'key.pem'];
const PRIVATE_KEYS = ['registry/key.pem', 'keys/workspace.pem', 'inner-secret'];
const KEYS = [...PRIVATE_KEYS, 'registry/public-key', 'registry/earlier-public-keys'];

/** The parts that a data directory, or a backup, has. */
export function partsIn(directory: string): Part[] {
  const files: Readonly<Record<Part, readonly string[]>> = {
    database: ['content-api/cluster', DATABASE_ARCHIVE],
    registry: [`registry/${POINTER}`, 'registry/live-sets'],
    keys: PRIVATE_KEYS,
  };
  return PARTS.filter((part) => files[part].some((file) => existsSync(path.join(directory, file))));
}

/**
 * Copies the registry's store, which a running registry may be changing. Its files are replaced as a whole, and it stores a release
 * before the live set that names it: the live set is copied first, so everything that it needs is there. The log is copied last, so
 * it mentions every change in the copy.
 */
export async function copyRegistry(site: string, backup: string): Promise<void> {
  const [from, to] = [path.join(site, 'registry'), path.join(backup, 'registry')];
  await copyOne(from, to, POINTER);
  await copyFolder(from, to, [...NOT_IN_REGISTRY_PART, POINTER, LOG, LOG_HEAD]);
  await copyLog(from, to);
}

/** Copies the lines up to the one that the recorded head names: a running registry may append lines in between. */
async function copyLog(from: string, to: string): Promise<void> {
  await copyOne(from, to, LOG_HEAD);
  await copyOne(from, to, LOG);
  const [head, log] = await Promise.all(
    [LOG_HEAD, LOG].map((name) => readFile(path.join(to, name), 'utf8').catch(ignoreMissing)),
  );
  if (log === undefined) return;
  const lines = log.split('\n').slice(0, -1);
  while (numberIn(lines.at(-1)) > numberIn(head)) lines.pop();
  await writeFile(path.join(to, LOG), lines.map((line) => `${line}\n`).join(''));
}

/** The number of a log entry or of the log's head; NaN in a damaged log, which stays as it is. */
function numberIn(text: string | undefined): number {
  try {
    return Number(JSON.parse(text ?? '').number);
  } catch {
    return Number.NaN;
  }
}

/** Copies the keys that are there. */
export async function copyKeys(from: string, to: string): Promise<void> {
  for (const file of KEYS) await copyOne(from, to, file);
}

/** Moves the registry of an unpacked backup into a data directory, which may have its keys. The live set comes last. */
export async function placeRegistry(backup: string, site: string): Promise<void> {
  const unfinished = path.join(site, 'registry.unfinished');
  const to = path.join(site, 'registry');
  try {
    await rm(unfinished, { recursive: true, force: true });
    await copyFolder(path.join(backup, 'registry'), unfinished, ['key.pem']);
    await mkdir(to, { recursive: true, mode: 0o700 });
    const names = (await readdir(unfinished)).filter((name) => name !== POINTER);
    for (const name of [...names, POINTER]) await rename(path.join(unfinished, name), path.join(to, name));
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

/** Completes a backup. @returns its size in bytes */
export async function seal(backup: string): Promise<number> {
  const { text, bytes } = await checksumsOf(backup);
  await writeFile(path.join(backup, CHECKSUMS), text, { mode: 0o600 });
  return bytes;
}

/** @throws Error if the folder is not a complete backup, or a file in it was changed */
export async function checkSeal(backup: string): Promise<void> {
  const sealed = await readFile(path.join(backup, CHECKSUMS), 'utf8').catch(
    (error: NodeJS.ErrnoException) => {
      throw new Error(
        error.code === 'ENOENT' ? `it is not a complete backup: it has no ${CHECKSUMS}` : error.message,
      );
    },
  );
  const { text } = await checksumsOf(backup);
  if (text === sealed) return;
  const lines = new Set(text.split('\n'));
  const changed = sealed.split('\n').find((line) => !lines.has(line)) ?? '';
  throw new Error(`it is damaged${changed && `: ${changed.split('  ')[1]} is missing or was changed`}`);
}

async function checksumsOf(backup: string): Promise<{ text: string; bytes: number }> {
  const files = await readdir(backup, { recursive: true });
  const lines: string[] = [];
  let bytes = 0;
  for (const file of files.sort()) {
    const filePath = path.join(backup, file);
    if (file === CHECKSUMS || (await stat(filePath)).isDirectory()) continue;
    const content = await readFile(filePath);
    bytes += content.length;
    lines.push(`${createHash('sha256').update(content).digest('hex')}  ${file}\n`);
  }
  return { text: lines.join(''), bytes };
}

/** Copies what is there, without locks and temporary files: a running server removes files. */
async function copyFolder(from: string, to: string, leftOut: readonly string[] = []): Promise<void> {
  const entries = await readdir(from, { withFileTypes: true }).catch(ignoreMissing);
  for (const entry of entries ?? []) {
    const { name } = entry;
    if (name.startsWith('.') || leftOut.includes(name)) continue;
    if (entry.isDirectory()) await copyFolder(path.join(from, name), path.join(to, name));
    else if (entry.isFile()) await copyOne(from, to, name);
  }
}

/** Keeps the time of the last change: the registry removes its oldest reports. */
async function copyOne(from: string, to: string, name: string): Promise<void> {
  const [source, target] = [path.join(from, name), path.join(to, name)];
  try {
    const { atime, mtime } = await stat(source);
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
    await copyFile(source, target);
    await chmod(target, 0o600);
    await utimes(target, atime, mtime);
  } catch (error) {
    ignoreMissing(error as NodeJS.ErrnoException);
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
