import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { PAGES } from '../site/pages.ts';
import { postJson, signRequest, workspaceKey } from '../site/signed-request.ts';
import { type Site, startSite } from '../site/site.ts';
import { startLoad } from '../site/steady-load.ts';
import { copyWorkspace, type Workspace } from '../site/workspace.ts';
import { liveSet, mixedPages, ship } from './shipping.ts';

const ACTIVATIONS = 20;
const ROLLBACKS = 5;
const REMOTE = 'mf-press';
const LIST = '/presse/bildmaterial';
const ISLAND = '[data-block-type="press-asset-list"]';
const PATHS = PAGES.filter(({ status }) => status === 200).map(({ path }) => path);

test.describe.configure({ mode: 'serial' });

let workspace: Workspace;
let site: Site;
/** Versions of two releases of mf-press, activated in turn. */
let versions: [old: string, changed: string];

test.beforeAll(async () => {
  workspace = await copyWorkspace();
  await workspace.build();
  site = await startSite({ root: workspace.root });
  const old = await liveVersion();
  await workspace.edit('mf-press/src/blocks/press-asset-list/asset-filter.tsx', (source) =>
    source.replace('resetBy=', 'submitLabel="Bilder filtern" resetBy='),
  );
  await ship(workspace, site, REMOTE);
  versions = [old, await liveVersion()];
});

test.afterAll(async () => {
  await site?.stop();
  await workspace?.remove();
});

test('[F27] [F28] fails no request during 20 activations and 5 rollbacks under load @full', async () => {
  const load = startLoad(site.url, PATHS, 50);
  const first = (await liveSet(site)).id;
  for (let index = 0; index < ACTIVATIONS; index += 1) await activate(versions[index % 2] ?? '');
  for (let index = 0; index < ROLLBACKS; index += 1) await post('/rollbacks', 'roll-back', { name: REMOTE });
  const { id: last } = await liveSet(site);
  await untilServed(last);
  const report = await load.stop();

  expect(sequenceOf(last) - sequenceOf(first)).toBe(ACTIVATIONS + ROLLBACKS);
  expect(report.failures).toEqual([]);
  expect(report.releases.size).toBeGreaterThan(ROLLBACKS);
  expect(await mixedPages(site, report)).toEqual([]);
  test.info().annotations.push({
    type: 'load',
    description: `${report.responses} responses from ${report.releases.size} live sets, the slowest after ${Math.round(report.slowest)} ms`,
  });
});

test('[F29] hydrates an open document with its original releases after an activation @full', async ({
  page,
}) => {
  const openedVersion = await liveVersion();
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  let continueRequests = () => {};
  const activated = new Promise<void>((resolve) => {
    continueRequests = resolve;
  });
  // The island requests its code before the activation and receives it afterwards.
  await page.route(`**/assets/${REMOTE}/**/*.js`, async (route) => {
    await activated;
    await route.continue();
  });
  await page.goto(`${site.url}${LIST}`);
  const otherVersion = versions.find((version) => version !== openedVersion) ?? '';
  await activate(otherVersion);
  await untilServed((await liveSet(site)).id);

  continueRequests();
  await page.locator(ISLAND).dispatchEvent('pointerover');
  await expect(page.locator(ISLAND)).toHaveAttribute('data-island-state', 'hydrated');
  await expect(page.locator(ISLAND)).toHaveAttribute('data-release', `${REMOTE}@${openedVersion}`);
  expect(requested.some((url) => url.includes(`/${REMOTE}/${openedVersion}/`))).toBe(true);
  expect(requested.filter((url) => url.includes(otherVersion))).toEqual([]);
});

test('runs concurrent activations one after another @full', async () => {
  const before = await liveSet(site);
  const results = await Promise.all(versions.map((version) => activate(version)));
  const sequences = results.map(({ liveSet: { id } }) => sequenceOf(id)).sort((a, b) => a - b);
  const start = sequenceOf(before.id);
  expect(sequences).toEqual([start + 1, start + 2]);
  expect(sequenceOf((await liveSet(site)).id)).toBe(start + 2);
});

test('[F25] keeps the live set when the registry is killed during an activation @full', async () => {
  const before = await liveSet(site);
  await untilServed(before.id);
  const version = versions.find((candidate) => candidate !== versionIn(before)) ?? '';
  const { registry } = await site.processes();
  const activation = activate(version);
  const outcome = activation.then(
    () => 'acknowledged',
    () => 'interrupted',
  );
  await delay(100);
  process.kill(registry, 'SIGKILL');
  expect(await outcome).toBe('interrupted');

  await expect(async () => expect(await liveSet(site)).toEqual(before)).toPass({ timeout: 10_000 });
  const response = await fetch(`${site.url}${LIST}`);
  expect(response.status).toBe(200);
  expect(response.headers.get('x-live-set')).toBe(before.id);
  // The restarted registry accepts the same activation.
  await activate(version);
  expect(await liveVersion()).toBe(version);
});

interface ActivationResult {
  liveSet: { id: string };
}

function activate(version: string): Promise<ActivationResult> {
  return post('/activations', 'activate', { releases: [{ name: REMOTE, version }] });
}

async function post(path: string, action: string, parameters: object): Promise<ActivationResult> {
  const key = await workspaceKey(site.dataDirectory);
  const envelope = await signRequest(site.registryUrl, key, { action, parameters });
  const response = await postJson(site.registryUrl, path, envelope);
  const result = await response.json();
  if (!response.ok) throw new Error(JSON.stringify(result));
  return result as ActivationResult;
}

async function liveVersion(): Promise<string> {
  return versionIn(await liveSet(site));
}

function versionIn({ releases }: Awaited<ReturnType<typeof liveSet>>): string {
  return releases.find(({ name }) => name === REMOTE)?.version ?? '';
}

async function untilServed(id: string): Promise<void> {
  await expect(async () => {
    const response = await fetch(site.url);
    expect(response.headers.get('x-live-set')).toBe(id);
  }).toPass({ timeout: 10_000 });
}

function sequenceOf(id: string): number {
  return Number(id.split('-')[0]);
}
