import { execFile } from 'node:child_process';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type Site, startSite } from '../site/site.ts';
import { copyWorkspace, type Workspace } from '../site/workspace.ts';

test.describe.configure({ mode: 'serial' });

let workspace: Workspace;
let site: Site;

test.beforeAll(async () => {
  site = await startSite();
  workspace = await copyWorkspace();
  const entries = await readdir(workspace.root, { withFileTypes: true });
  for (const { name } of entries.filter((entry) => entry.isDirectory())) {
    for (const output of ['dist', 'release'])
      await rm(join(workspace.root, name, output), { recursive: true, force: true });
  }
});

test.afterAll(async () => {
  await workspace?.remove();
  await site?.stop();
});

interface Outcome {
  code: number;
  out: string;
  err: string;
}

/** Runs an npm script of the clone against the site. */
function npmRun(...words: string[]): Promise<Outcome> {
  const env = {
    ...process.env,
    REGISTRY_URL: site.registryUrl,
    SITE_URL: site.url,
    DATA_DIRECTORY: site.dataDirectory,
    NX_DAEMON: 'false',
  };
  return new Promise((resolve) => {
    execFile('npm', ['--silent', 'run', ...words], { cwd: workspace.root, env }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
  });
}

test('[TR11] commands build themselves in a fresh clone @full', async () => {
  const first = await npmRun('registry', '--', 'status');
  expect(first.err).toBe('Building the command for the first time …\n');
  expect([first.code, first.out]).toEqual([0, expect.stringMatching(/^Live set 1-/)]);
  const second = await npmRun('registry', '--', 'status');
  expect([second.code, second.err]).toEqual([0, '']);
});

test('[TR11] ships from a fresh clone @full', async () => {
  const { code, out, err } = await npmRun('ship', '--', 'mf-press');
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain(`Ship mf-press · registry ${site.registryUrl} · site ${site.url}\n`);
  expect(out).toMatch(/\nLive in \d+\.\d s\.\n$/);
});

test('[TR11] says in one line what to do before the packages are installed @full', async () => {
  await rm(join(workspace.root, 'node_modules'), { recursive: true });
  const { code, err } = await npmRun('ship', '--', 'mf-press');
  // The build of the first test is there; packages outside the workspace are not.
  expect([code, err]).toEqual([1, 'The workspace’s packages are not installed: run `npm ci` first.\n']);
});
