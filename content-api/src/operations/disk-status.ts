import type { Dirent } from 'node:fs';
import { lstat, readdir, statfs } from 'node:fs/promises';
import path from 'node:path';

export interface DiskStatus {
  directory: string;
  /** Size of each entry in the data directory, largest first. */
  parts: { name: string; bytes: number }[];
  /** Bytes available to this user. */
  free: number;
}

/** Disk usage of the data directory. @param directory `Settings.siteDirectory` */
export async function readDiskStatus(directory: string): Promise<DiskStatus> {
  const { bavail, bsize } = await statfs(directory);
  const parts = await Promise.all(
    (await entriesOf(directory)).map(async ({ name }) => ({
      name,
      bytes: await bytesOf(path.join(directory, name)),
    })),
  );
  return { directory, parts: parts.sort((a, b) => b.bytes - a.bytes), free: bavail * bsize };
}

/** Size of a file or folder; 0 if it has been removed in the meantime. */
async function bytesOf(file: string): Promise<number> {
  const stats = await lstat(file).catch(() => undefined);
  if (!stats?.isDirectory()) return stats?.size ?? 0;
  let bytes = 0;
  for (const { name } of await entriesOf(file)) bytes += await bytesOf(path.join(file, name));
  return bytes;
}

function entriesOf(directory: string): Promise<Dirent[]> {
  return readdir(directory, { withFileTypes: true }).catch(() => []);
}
