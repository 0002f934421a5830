import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/**
 * Writes a file so that readers see either the old bytes or all new ones, even after a crash. Creates the folder if it is
 * missing.
 */
export async function writeFileAtomically(path: string, bytes: Uint8Array | string): Promise<void> {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true });
  const temporary = join(folder, `.${basename(path)}.${randomUUID()}.tmp`);
  try {
    const handle = await open(temporary, 'wx');
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await syncToDisk(folder);
}

/**
 * Replaces the directory `target` with the finished directory `source`, durably. Both must be on the same file system. Readers see
 * the old directory, no directory for an instant, or the complete new one.
 */
export async function replaceDirectoryAtomically(source: string, target: string): Promise<void> {
  await syncTree(source);
  const folder = dirname(target);
  await mkdir(folder, { recursive: true });
  const old = join(folder, `.${basename(target)}.${randomUUID()}.old`);
  // A directory cannot be renamed onto one that is not empty.
  await rename(target, old).catch(ignoreMissing);
  await rename(source, target);
  await syncToDisk(folder);
  await rm(old, { recursive: true, force: true });
}

async function syncTree(directory: string): Promise<void> {
  for (const entry of await readdir(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) await syncTree(path);
    else await syncToDisk(path);
  }
  await syncToDisk(directory);
}

async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
