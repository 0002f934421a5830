import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const mounted: string[] = [];
afterAll(unmountAll);

/** Why this process cannot mount file systems; undefined if it can. */
export function mountProblem(): string | undefined {
  try {
    mountSmallDisk('1m');
    return undefined;
  } catch (error) {
    return String((error as Error).message).trim();
  } finally {
    // A file whose tests are all left out runs no hook.
    unmountAll();
  }
}

/** Mounts a file system in memory, which a test can fill without affecting the machine, until the file's tests end. @returns its directory */
export function mountSmallDisk(size: string): string {
  const directory = mkdtempSync(path.join(tmpdir(), 'small-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', directory], { stdio: 'pipe' });
  } catch (error) {
    rmSync(directory, { recursive: true });
    throw error;
  }
  mounted.push(directory);
  return directory;
}

function unmountAll(): void {
  for (const directory of mounted.splice(0)) {
    execFileSync('umount', [directory]);
    rmSync(directory, { recursive: true });
  }
}
