import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { copyWorkspace, type Workspace } from '../site/workspace.ts';

const run = promisify(execFile);
const DEPENDENCY = 'a-new-dependency';

test.describe.configure({ mode: 'serial' });

let workspace: Workspace;

test.beforeAll(async () => {
  workspace = await copyWorkspace();
  await workspace.build();
});

test.afterAll(() => workspace?.remove());

test("[TR5] one team's new dependency in the lockfile rebuilds only its own remote @full", async () => {
  await declare('mf-press/package.json', (manifest) => {
    manifest.dependencies[DEPENDENCY] = '^1.0.0';
  });
  await declare('package-lock.json', ({ packages }) => {
    packages['mf-press'].dependencies[DEPENDENCY] = '^1.0.0';
    packages[`node_modules/${DEPENDENCY}`] = { version: '1.0.0', integrity: 'sha512-AAAA' };
  });
  await install('1.0.0');
  expect(await rebuilt()).toEqual(['mf-press']);
});

test('[TR5] another version of it in the lockfile rebuilds only that remote, too @full', async () => {
  await declare('package-lock.json', ({ packages }) => {
    packages[`node_modules/${DEPENDENCY}`] = { version: '1.0.1', integrity: 'sha512-BBBB' };
  });
  await install('1.0.1');
  expect(await rebuilt()).toEqual(['mf-press']);
});

/** The content of a package.json or package-lock.json. */
type Content = ReturnType<typeof JSON.parse>;

async function declare(path: string, change: (content: Content) => void): Promise<void> {
  await workspace.edit(path, (source) => {
    const content = JSON.parse(source);
    change(content);
    return `${JSON.stringify(content, null, 2)}\n`;
  });
}

/** Installs the dependency, without which the remote does not build. */
function install(version: string): Promise<void> {
  const manifest = { name: DEPENDENCY, version, main: 'index.js' };
  return workspace.write(`node_modules/${DEPENDENCY}/package.json`, JSON.stringify(manifest));
}

/** Builds everything, and returns the folders of the projects whose results were not in the cache. */
async function rebuilt(): Promise<string[]> {
  const results = join(workspace.root, 'results.json');
  const parameters = [
    'node_modules/.bin/nx',
    'run-many',
    '-t',
    'build',
    '--parallel=1',
    '--outputStyle=static',
  ];
  await run(process.execPath, parameters, {
    cwd: workspace.root,
    env: { ...process.env, NX_DAEMON: 'false', TASK_RESULTS_FILE: results },
  });
  const tasks: { folder: string; cached: boolean }[] = JSON.parse(await readFile(results, 'utf8'));
  return tasks.filter(({ cached }) => !cached).map(({ folder }) => folder);
}
