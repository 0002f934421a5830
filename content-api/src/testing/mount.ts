import { execFileSync } from 'node:child_process';

/** Mounts a file system in memory, which a test can fill. @returns the error message; undefined if it succeeded */
export function mount(directory: string, size: string): string | undefined {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', directory], { stdio: 'pipe' });
    return undefined;
  } catch (error) {
    return String((error as Error).message).trim();
  }
}
