import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { type Site, startSite } from '../site/site.ts';
import { packageVersion } from '../site/workspace.ts';
import { liveSet } from './shipping.ts';
import { makeTeamRepository, type TeamRepository } from './team-repository.ts';

/*
 * TR3: a team's whole way in a repository of its own, which is outside the workspace and made from packed packages. The tests take at
 * most three minutes together.
 */

const REMOTE = 'mf-jobs';
const BLOCK = 'src/blocks/jobs-overview/jobs-overview';
const MAX_MS = 180_000;

test.describe.configure({ mode: 'serial', timeout: MAX_MS });

let repository: TeamRepository;
let site: Site;
let started = 0;

test.beforeAll(async () => {
  site = await startSite();
  started = performance.now();
  repository = await makeTeamRepository(REMOTE);
});

test.afterAll(async () => {
  await repository?.remove();
  await site?.stop();
});

const withSite = () => ({ REGISTRY_URL: site.registryUrl, SITE_URL: site.url });
const registry = (...parameters: string[]) => repository.run('registry', parameters, withSite());
const ship = () => repository.run('ship', [], withSite());
const names = async () => (await liveSet(site)).releases.map(({ name }) => name);
const versionOf = async (name: string) =>
  (await liveSet(site)).releases.find((release) => release.name === name)?.version;

test('[TR3] installs packed packages and passes its own checks, without the workspace @full', async () => {
  await repository.install();
  for (const check of ['lint', 'types', 'build']) await repository.run(check);
  expect(await repository.run('test')).toMatch(/Tests: +(\d+) passed, \1 total/);

  const { name, version, uses } = JSON.parse(
    await readFile(join(repository.root, 'release/manifest.json'), 'utf8'),
  );
  expect({ name, version }).toEqual({
    name: REMOTE,
    version: expect.stringMatching(/^1\.0\.0-[0-9a-f]{10}$/),
  });
  expect(uses).toMatchObject({
    'react/jsx-runtime': '^19.3.0',
    '@stadtraum/shared-ui/heading': `^${packageVersion('shared-ui')}`,
  });
});

test('[TR3] types of the packages reach a team: a wrong prop does not compile @full', async () => {
  const file = `${BLOCK}.tsx`;
  await repository.edit(file, (source) => source.replace('level={1}', 'level={9}'));
  await expect(repository.run('types')).rejects.toThrow("Type '9' is not assignable to type 'HeadingLevel'");
  await repository.edit(file, (source) => source.replace('level={9}', 'level={1}'));
});

test("[TR3] shows the blocks with the kit's styles while they change @full", async ({ page }) => {
  const { url, stop } = await repository.dev();
  try {
    await page.goto(`${url}?example=jobs-overview--üblich`);
    const heading = page.getByRole('heading', { level: 1, name: 'Übersicht' });
    await expect(heading).toBeVisible();
    expect(await heading.evaluate((element) => getComputedStyle(element).fontFamily)).toContain('Besley');
    await repository.edit(`${BLOCK}.tsx`, (source) => source.replace('{text}</p>', '{text} (geändert)</p>'));
    await expect(page.getByText('für Sie da. (geändert)')).toBeVisible();
  } finally {
    await stop();
  }
});

test('[TR3] makes a key, which the workspace adds to those that the registry trusts @full', async () => {
  await repository.run('key');
  expect((await stat(join(repository.root, '.stadtraum/key.pem'))).mode & 0o777).toBe(0o600);
  // Before that, the registry does not know the key.
  await expect(ship()).rejects.toThrow('KEY_UNKNOWN');
  await workspaceRegistry('keys', 'add', join(repository.root, 'key-request.json'), '--reason', 'New team');
  expect(await workspaceRegistry('keys', 'list')).toMatch(/jobs.*mf-jobs/);
});

test('[TR3] [GA12] ships its release, a collection and a page with its key @full', async ({ page }) => {
  await repository.edit('content/pages/jobs.json', (source) =>
    source.replace('"title": "Jobs"', '"title": "Stellenangebote"'),
  );
  await ship();
  expect(await names()).toContain(REMOTE);
  await expectEntry(page, 'Noch ein Eintrag der Liste jobs. (geändert)');
  await expect(page).toHaveTitle(/Stellenangebote/);
});

test('[TR3] changes its block and its content, and rolls the release back @full', async ({ page }) => {
  const first = await versionOf(REMOTE);
  await repository.edit(`${BLOCK}.tsx`, (source) => source.replace('(geändert)', '(neu)'));
  await repository.edit('content/collections/jobs/records.json', (source) =>
    source.replace('Noch ein', 'Dritter'),
  );
  await ship();
  await expectEntry(page, 'Dritter Eintrag der Liste jobs. (neu)');

  await registry('rollback', REMOTE, '--yes');
  await expect.poll(() => versionOf(REMOTE)).toBe(first);
  await expectEntry(page, 'Dritter Eintrag der Liste jobs. (geändert)');
});

test("[TR1] its key does not reach another team's remote @full", async () => {
  await expect(registry('rollback', 'mf-press', '--yes')).rejects.toThrow('ACTION_NOT_ALLOWED');
});

test('[TR7] is retired when no page needs it any more, all within three minutes @full', async ({
  request,
}) => {
  await expect(registry('retire', REMOTE, '--yes')).rejects.toThrow('RETIREMENT_REFUSED');
  await registry('content', '--remove', '--yes');
  await registry('retire', REMOTE, '--yes');
  expect(await names()).not.toContain(REMOTE);
  await expect.poll(async () => (await request.get(`${site.url}/jobs`)).status()).toBe(404);
  expect(performance.now() - started).toBeLessThan(MAX_MS);
});

/** Opens the page until it shows the entry: the shell asks for new content once a second. */
async function expectEntry(page: Page, text: string): Promise<void> {
  await expect(async () => {
    await page.goto(`${site.url}/jobs`);
    await expect(page.getByText(text)).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 10_000 });
}

/** A command of the registry with the workspace's key. */
function workspaceRegistry(...parameters: string[]): Promise<string> {
  return repository.runInWorkspace(parameters, { ...withSite(), DATA_DIRECTORY: site.dataDirectory });
}
