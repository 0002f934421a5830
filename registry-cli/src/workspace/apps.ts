import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import type { CodedError } from '@stadtraum/contracts/errors';
import { MANIFEST_FILE } from '@stadtraum/federation-kit/release-files';
import { didYouMean } from '@stadtraum/server-base/nearest';
import { cliError } from '../errors.ts';
import { findRoot } from './root.ts';

/** An app of this repository that can be released. */
export interface App {
  /** Name of its releases: the package's name without its scope, unless package.json has another one. */
  name: string;
  /** Name of its package and of its Nx project. */
  project: string;
  /** Absolute path of its folder. */
  directory: string;
  /** Path of the built release. */
  release: string;
}

/**
 * The apps in these folders, which are relative to `cwd` or to the root. Default: the app in `cwd`.
 *
 * @throws CodedError RELEASE_NOT_BUILT for a folder without an app
 */
export async function findApps(folders: readonly string[], cwd: string): Promise<App[]> {
  return Promise.all((folders.length > 0 ? folders : ['.']).map((folder) => findApp(folder, cwd)));
}

/** @throws CodedError RELEASE_NOT_BUILT for a folder without an app */
export async function findApp(folder: string, cwd: string): Promise<App> {
  const directory = locate(folder, cwd, 'package.json');
  const app = directory && (await readApp(directory));
  if (app) return app;
  throw noRelease(
    folder,
    cwd,
    'the folder contains no package.json with a `release` field',
    await allApps(cwd),
  );
}

/** The app in this folder; undefined if its package is not released. */
export async function readApp(directory: string): Promise<App | undefined> {
  const { name, release } = JSON.parse(await readFile(join(directory, 'package.json'), 'utf8'));
  if (!release) return undefined;
  return {
    name: release.name ?? String(name).replace(/^@[^/]*\//, ''),
    project: name,
    directory,
    release: join(directory, 'release'),
  };
}

/** Names of the apps in the root and in its folders. */
export async function allApps(cwd: string): Promise<string[]> {
  const root = findRoot(cwd);
  const folders = (await readdir(root, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const directories = [root, ...folders.map(({ name }) => join(root, name))];
  const apps = await Promise.all(directories.map((directory) => readApp(directory).catch(() => undefined)));
  return apps.flatMap((app) => (app ? [basename(app.directory)] : []));
}

/**
 * Directories of the releases in these folders, each of which is an app or a release.
 *
 * @throws CodedError RELEASE_NOT_BUILT
 */
export async function findReleases(folders: readonly string[], cwd: string): Promise<string[]> {
  const apps = await allApps(cwd);
  return (folders.length > 0 ? folders : ['.']).map((folder) => {
    const release = locate(join(folder, 'release'), cwd, MANIFEST_FILE) ?? locate(folder, cwd, MANIFEST_FILE);
    if (release) return release;
    const reason = 'neither the folder nor its `release` folder contains a manifest.json';
    throw noRelease(folder, cwd, reason, apps);
  });
}

/** The folder, relative to `cwd` or to the root, that contains this file. */
export function locate(folder: string, cwd: string, file: string): string | undefined {
  return [cwd, findRoot(cwd)]
    .map((start) => resolve(start, folder))
    .find((directory) => existsSync(join(directory, file)));
}

function noRelease(folder: string, cwd: string, reason: string, apps: readonly string[]): CodedError {
  const path = resolve(cwd, folder);
  const isRootOfApps = path === findRoot(cwd) && apps.length > 0;
  const suggestion = isRootOfApps ? ` The apps are ${apps.join(', ')}.` : didYouMean(folder, apps);
  return cliError('RELEASE_NOT_BUILT', { folder: path, reason, suggestion });
}
