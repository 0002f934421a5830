import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rm,
  rmdir,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { REPOSITORY } from './site.ts';

/** A copy of the repository with its build, which a test may edit as a team would. */
export interface Workspace {
  root: string;
  /** Edits a file; throws when the edit changes nothing. */
  edit(path: string, change: (source: string) => string): Promise<void>;
  write(path: string, source: string): Promise<void>;
  /** Removes a file, and its folder if that is empty then. */
  delete(path: string): Promise<void>;
  /**
   * Installs a copy of an installed package with another version, in the lockfile, too. Its files may be edited.
   *
   * @param name without a scope, because a scope is one link
   * @returns a function that restores the installed one
   */
  installCopy(name: string, version: string): Promise<() => Promise<void>>;
  /** Makes it a Git repository with all sources in one commit, so that a ship tests only what has changed since. */
  commit(): Promise<void>;
  /** Builds everything that is out of date. */
  build(): Promise<void>;
  /** Builds a package's release, so that later builds use its cache, as a team's builds do. */
  buildRelease(folder: string): Promise<void>;
  remove(): Promise<void>;
}

/** Files and folders that are not copied: linked packages, data of a running site, and files that no build needs. */
const EXCLUDED = ['node_modules', '.git', '.data', '.nx', 'docs', 'test-results'];
/** Nx's records of builds and cached results, so that the copy does not rebuild unchanged packages. */
const NX_RECORD = '.nx/workspace-data';
const NX_CACHE = '.nx/cache';
const run = promisify(execFile);
const SCOPE = '@stadtraum';

/** The version of a package of this repository. */
export function packageVersion(folder: string): string {
  const text = readFileSync(join(REPOSITORY, folder, 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

export async function copyWorkspace(): Promise<Workspace> {
  const root = await mkdtemp(join(tmpdir(), 'stadtraum-workspace-'));
  const packages = await copySources(root);
  await linkInstalledPackages(root, packages);
  await cp(join(REPOSITORY, NX_RECORD), join(root, NX_RECORD), { recursive: true });
  await symlink(join(REPOSITORY, NX_CACHE), join(root, NX_CACHE));
  const edit = async (path: string, change: (source: string) => string) => {
    const before = await readFile(join(root, path), 'utf8');
    const after = change(before);
    if (after === before) throw new Error(`The edit of ${path} changes nothing`);
    await writeFile(join(root, path), after);
  };
  return {
    root,
    edit,
    async write(path, source) {
      await mkdir(join(root, path, '..'), { recursive: true });
      await writeFile(join(root, path), source);
    },
    async delete(path) {
      await rm(join(root, path));
      await rmdir(join(root, path, '..')).catch(() => {});
    },
    async installCopy(name, version) {
      const folder = join(root, 'node_modules', name);
      const lockfile = await readFile(join(root, 'package-lock.json'), 'utf8');
      await edit('package-lock.json', (source) => withVersion(source, name, version));
      // Without the link, a change reaches no other workspace.
      await rm(folder);
      await cp(join(REPOSITORY, 'node_modules', name), folder, { recursive: true, dereference: true });
      await edit(`node_modules/${name}/package.json`, (source) =>
        source.replace(/"version": "[^"]*"/, `"version": "${version}"`),
      );
      return async () => {
        await rm(folder, { recursive: true });
        await symlink(join(REPOSITORY, 'node_modules', name), folder);
        await writeFile(join(root, 'package-lock.json'), lockfile);
      };
    },
    async commit() {
      const git = (...parameters: string[]) =>
        run('git', ['-c', 'user.name=team', '-c', 'user.email=team@example.org', ...parameters], {
          cwd: root,
        });
      await git('init', '--quiet');
      await git('add', '--all', '--', ':!content-api/media');
      await git('commit', '--quiet', '--message', 'Everything');
    },
    async build() {
      const parameters = [join(root, 'node_modules/.bin/nx'), 'run-many', '-t', 'build'];
      await run(process.execPath, parameters, { cwd: root, env: { ...process.env, NX_DAEMON: 'false' } });
    },
    async buildRelease(folder) {
      const command = join(root, 'node_modules/.bin/federation-kit');
      await run(process.execPath, [command, 'build'], { cwd: join(root, folder) });
    },
    remove: () => rm(root, { recursive: true, force: true }),
  };
}

/** @returns folders of the workspace packages */
async function copySources(root: string): Promise<string[]> {
  const packages: string[] = [];
  for (const entry of await readdir(REPOSITORY, { withFileTypes: true })) {
    if (EXCLUDED.includes(entry.name)) continue;
    const contents = entry.isDirectory() ? await readdir(join(REPOSITORY, entry.name)) : [];
    if (contents.includes('package.json')) packages.push(entry.name);
    await cp(join(REPOSITORY, entry.name), join(root, entry.name), {
      recursive: true,
      filter: (source) => !EXCLUDED.some((name) => source.endsWith(`/${name}`)),
    });
    if (contents.includes('node_modules')) {
      await symlink(join(REPOSITORY, entry.name, 'node_modules'), join(root, entry.name, 'node_modules'));
    }
  }
  return packages;
}

/** Links every installed package; workspace packages and commands link to the copies. */
async function linkInstalledPackages(root: string, packages: string[]): Promise<void> {
  const installed = join(REPOSITORY, 'node_modules');
  const target = join(root, 'node_modules');
  await mkdir(join(target, SCOPE), { recursive: true });
  await mkdir(join(target, '.bin'));
  for (const name of await readdir(installed)) {
    if (name === SCOPE || name === '.bin' || name === '.cache') continue;
    await symlink(join(installed, name), join(target, name));
  }
  for (const folder of packages) await symlink(join(root, folder), join(target, SCOPE, folder));
  for (const command of await readdir(join(installed, '.bin'))) {
    await symlink(await readlink(join(installed, '.bin', command)), join(target, '.bin', command));
  }
}

/** The lockfile with another version of a package. */
function withVersion(lockfile: string, name: string, version: string): string {
  const content = JSON.parse(lockfile);
  Object.assign(content.packages[`node_modules/${name}`], { version, integrity: `sha512-${version}` });
  return `${JSON.stringify(content, null, 2)}\n`;
}
