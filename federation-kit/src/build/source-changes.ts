import { join } from 'node:path';
import type { Compiler } from 'webpack';
import { createCompiler } from './compile.ts';
import type { PackageFolder } from './source/package-folder.ts';

/** Milliseconds for which changes are collected: editors write a file in several steps. */
const COLLECT_MS = 20;

type Watcher = ReturnType<NonNullable<Compiler['watchFileSystem']>['watch']>;

/** Waits for changes of a package's source. */
export interface SourceChanges {
  /** Resolves at the next change after `since` (in milliseconds since 1970), also if that was before the call, and when closed. */
  next(since: number): Promise<void>;
  close(): void;
}

/** Watches `src` and `package.json` with webpack's own watcher, which copes with all editors and systems. */
export function watchSource({ folder, name }: PackageFolder): SourceChanges {
  const { watchFileSystem } = createCompiler({ name: `${name} (watch)`, context: folder, entry: {} });
  let watcher: Watcher | undefined;
  let resolveNext = () => {};
  return {
    next: (since) =>
      new Promise((resolve) => {
        resolveNext = resolve;
        watcher?.close();
        watcher = watchFileSystem?.watch(
          [join(folder, 'package.json')],
          [join(folder, 'src')],
          [],
          since,
          { aggregateTimeout: COLLECT_MS },
          () => resolve(),
          () => {},
        );
      }),
    close() {
      watcher?.close();
      resolveNext();
    },
  };
}
