import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import type { PackageFolder } from '../source/package-folder.ts';

/** The build's own files. webpack's `buildDependencies` does not notice when a folder's files change. */
const BUILD = join(import.meta.dirname, '..');

/**
 * Caches what a build reads and compiles, without changing its output. The kit, which contains all libraries, builds in a third of the
 * time, a remote in two thirds. The cache is in node_modules/.cache and can be deleted at any time. A change to the build itself
 * invalidates it (decision 0032).
 */
export function withBuildCache(source: PackageFolder, configuration: Configuration): Configuration {
  const installed = join(source.folder, '../node_modules');
  if (!existsSync(installed)) return configuration;
  return {
    ...configuration,
    cache: {
      type: 'filesystem',
      cacheDirectory: join(installed, '.cache/federation-kit'),
      name: (configuration.name ?? source.name).replace(/\W+/g, '-'),
      version: versionOf(BUILD),
      maxMemoryGenerations: 0,
    },
  };
}

/** Hash of a folder's files. */
function versionOf(folder: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  for (const path of files.map(({ parentPath, name }) => join(parentPath, name)).sort()) {
    hash.update(path.slice(folder.length)).update(readFileSync(path));
  }
  return hash.digest('hex');
}
