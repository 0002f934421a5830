import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { CodedError } from '@stadtraum/contracts/errors';
import { MANIFEST_FILE } from '@stadtraum/federation-kit/release-files';
import { cliError } from '../errors.ts';

/** An app of this repository that can be released. */
export interface App {
  /** Name of its folder and of its releases. */
  name: string;
  /** Name of its package and of its Nx project. */
  project: string;
  /** Path of the built release. */
  release: string;
}

/** The root of the repository that contains `directory`; `directory` itself outside a repository. */
export function findRoot(directory: string): string {
  for (let folder = directory; folder !== dirname(folder); folder = dirname(folder)) {
    if (existsSync(join(folder, 'nx.json'))) return folder;
  }
  return directory;
}

/**
 * The apps in these folders, which are relative to `cwd` or to the root. Default: the app in `cwd`.
 *
 * @throws CodedError RELEASE_NOT_BUILT for a folder without an app
 */
export async function findApps(folders: readonly string[], cwd: string): Promise<App[]> {
  return Promise.all((folders.length > 0 ? folders : ['.']).map((folder) => findApp(folder, cwd)));
}

async function findApp(folder: string, cwd: string): Promise<App> {
  const directory = locate(folder, cwd, 'package.json');
  if (directory) {
    const { name, release } = JSON.parse(await readFile(join(directory, 'package.json'), 'utf8'));
    if (release) return { name: basename(directory), project: name, release: join(directory, 'release') };
  }
  throw noRelease(folder, cwd, 'the folder contains no package.json with a `release` field');
}

/**
 * Directories of the releases in these folders, each of which is an app or a release.
 *
 * @throws CodedError RELEASE_NOT_BUILT
 */
export async function findReleases(folders: readonly string[], cwd: string): Promise<string[]> {
  return (folders.length > 0 ? folders : ['.']).map((folder) => {
    const release = locate(join(folder, 'release'), cwd, MANIFEST_FILE) ?? locate(folder, cwd, MANIFEST_FILE);
    if (!release)
      throw noRelease(folder, cwd, 'neither the folder nor its `release` folder contains a manifest.json');
    return release;
  });
}

function locate(folder: string, cwd: string, file: string): string | undefined {
  return [cwd, findRoot(cwd)]
    .map((start) => resolve(start, folder))
    .find((directory) => existsSync(join(directory, file)));
}

function noRelease(folder: string, cwd: string, reason: string): CodedError {
  return cliError('RELEASE_NOT_BUILT', { folder: resolve(cwd, folder), reason });
}
