import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { type Site, startSite } from '../site/site.ts';
import { copyWorkspace, type Workspace } from '../site/workspace.ts';
import { liveSet, ship } from './shipping.ts';

const run = promisify(execFile);
const REMOTE = 'mf-probe';

test.describe.configure({ mode: 'serial' });

let workspace: Workspace;
let site: Site;

test.beforeAll(async () => {
  workspace = await copyWorkspace();
  await workspace.build();
  site = await startSite({ root: workspace.root });
});

test.afterAll(async () => {
  await site?.stop();
  await workspace?.remove();
});

test('generates a remote with two blocks that passes its checks @full', async () => {
  // Calls the functions directly, because the commands run `npm install`, which would write into the linked packages.
  await generate(`await (await import('./tools/new/new-remote.mjs')).newRemote('.', '${REMOTE}')`);
  await generate(
    `await (await import('./tools/new/new-block.mjs')).newBlock('.', '${REMOTE}', 'probe-card')`,
  );

  await runInWorkspace('node_modules/typescript/lib/tsc.js', '-p', REMOTE);
  const { stderr } = await runInWorkspace('node_modules/jest/bin/jest.js', REMOTE);
  expect(stderr).toMatch(/Test Suites: 2 passed, 2 total/);
});

test('ships a generated remote without a new shell or a restart @full', async () => {
  const before = await liveSet(site);
  const delivery = await ship(workspace, site, REMOTE);
  expect(delivery.load.failures).toEqual([]);
  expect(delivery.processes[1]).toEqual(delivery.processes[0]);
  const after = await liveSet(site);
  expect(after.releases.map(({ name }) => name).sort()).toEqual(
    [...before.releases.map(({ name }) => name), REMOTE].sort(),
  );
});

function generate(script: string) {
  return run(process.execPath, ['--input-type=module', '-e', script], { cwd: workspace.root });
}

function runInWorkspace(program: string, ...parameters: string[]) {
  // Forces plain text, even if the test run uses colours.
  const env = { ...process.env, FORCE_COLOR: '0' };
  return run(process.execPath, [program, ...parameters], { cwd: workspace.root, env });
}
