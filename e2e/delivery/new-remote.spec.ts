import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { REPOSITORY, type Site, startSite } from '../site/site.ts';
import { copyWorkspace, type Workspace } from '../site/workspace.ts';
import { liveSet, runRegistry, ship } from './shipping.ts';

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

test('[GA12] shows its block on a page, as docs/teams.md describes it @full', async ({ page }) => {
  const documented = await documentedPage();
  await workspace.write(
    `${REMOTE}/content/pages/probe.json`,
    documented.replace('"jobs-overview"', '"probe-card"'),
  );
  await runRegistry(workspace, site, ['content', REMOTE]);
  const [block] = JSON.parse(documented).regions.main;
  // The shell asks for new content once a second.
  await expect(async () => {
    await page.goto(`${site.url}/probe`);
    await expect(page.getByRole('heading', { name: block.content.heading })).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 10_000 });
  await expect(page.getByRole('main').getByText(block.content.text)).toBeVisible();
});

/** The page of the section “On a page”. */
async function documentedPage(): Promise<string> {
  const text = await readFile(join(REPOSITORY, 'docs/teams.md'), 'utf8');
  const [, json = ''] = /### On a page\n.*?```json\n(.*?)```/s.exec(text) ?? [];
  return json;
}

function generate(script: string) {
  return run(process.execPath, ['--input-type=module', '-e', script], { cwd: workspace.root });
}

function runInWorkspace(program: string, ...parameters: string[]) {
  // Forces plain text, even if the test run uses colours.
  const env = { ...process.env, FORCE_COLOR: '0' };
  return run(process.execPath, [program, ...parameters], { cwd: workspace.root, env });
}
