import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A small file system in memory, which a test can fill without affecting the machine. */
export interface SmallDisk {
  directory: string;
  remove(): void;
}

/** Why this process cannot mount file systems; undefined if it can. */
export function mountProblem(): string | undefined {
  try {
    mountSmallDisk('1m').remove();
    return undefined;
  } catch (error) {
    return String((error as Error).message).trim();
  }
}

export function mountSmallDisk(size: string): SmallDisk {
  const directory = mkdtempSync(path.join(tmpdir(), 'small-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', directory], { stdio: 'pipe' });
  } catch (error) {
    rmSync(directory, { recursive: true });
    throw error;
  }
  return {
    directory,
    remove() {
      execFileSync('umount', [directory]);
      rmSync(directory, { recursive: true });
    },
  };
}
