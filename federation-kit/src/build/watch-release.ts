import { createCompilers } from './compilers.ts';
import { buildDevelopmentRelease, type DevelopmentRelease } from './development-release.ts';
import { readPackageFolder } from './source/package-folder.ts';
import { watchSource } from './source-changes.ts';

export interface WatchOptions {
  /** Takes a release that was built, and how long that took in milliseconds. The next build waits for it. */
  onBuilt(release: DevelopmentRelease, ms: number): Promise<void>;
  /** Takes the error of a failed build: usually a CodedError BUILD_…, whose message names file and line. */
  onFailed(error: unknown): void;
  /** Ends the watch. */
  signal: AbortSignal;
}

/**
 * Builds the remote in `path` for development, and again after each change of its source. Resolves when the signal is aborted.
 *
 * @throws CodedError BUILD_PACKAGE_INVALID if it is no package
 */
export async function watchRelease(path: string, { onBuilt, onFailed, signal }: WatchOptions): Promise<void> {
  const compilers = createCompilers();
  const changes = watchSource(readPackageFolder(path));
  signal.addEventListener('abort', () => changes.close(), { once: true });
  try {
    while (!signal.aborted) {
      const startedAt = Date.now();
      const start = performance.now();
      const release = await buildDevelopmentRelease(path, compilers.compile).catch(onFailed);
      if (release && !signal.aborted) await onBuilt(release, performance.now() - start);
      if (!signal.aborted) await changes.next(startedAt);
    }
  } finally {
    changes.close();
    await compilers.close();
  }
}
