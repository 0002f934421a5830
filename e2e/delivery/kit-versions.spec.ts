import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page, test } from '@playwright/test';
import { type Site, startSite } from '../site/site.ts';
import { copyWorkspace, packageVersion, type Workspace } from '../site/workspace.ts';
import { liveSet, rollBack, ship } from './shipping.ts';
import { makeTeamRepository, type TeamRepository } from './team-repository.ts';

/* A kit and remotes from different commits work together as their version ranges say. */

const run = promisify(execFile);
const REMOTE = 'mf-jobs';
const OTHER_REACT = '19.3.0';
const [major = 0, minor = 0] = packageVersion('shared-ui').split('.').map(Number);

test.describe.configure({ mode: 'serial', timeout: 240_000 });

let workspace: Workspace;
let site: Site;
let repository: TeamRepository;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  [workspace, repository] = [await copyWorkspace(), await makeTeamRepository(REMOTE)];
  await workspace.build();
  site = await startSite({ root: workspace.root });
});

test.afterAll(async () => {
  await site?.stop();
  await Promise.all([workspace?.remove(), repository?.remove()]);
});

test('[TR6] another patch of React is one switch of the kit; all remotes stay as they are @full', async ({
  page,
}) => {
  const remotes = await remotesOf();
  expect(await reactVersion()).not.toBe(OTHER_REACT);
  await installReact(OTHER_REACT);
  const delivery = await ship(workspace, site, 'shared-ui');
  expect(delivery.changed).toEqual(['shared-ui']);
  expect(delivery.load.failures).toEqual([]);
  expect(await reactVersion()).toBe(OTHER_REACT);
  expect(await remotesOf()).toEqual(remotes);
  await expectHydrates(page);

  const back = await rollBack(workspace, site, 'shared-ui');
  expect(back.load.failures).toEqual([]);
  expect(await reactVersion()).not.toBe(OTHER_REACT);
});

test('[TR3] remotes that were built with an older kit run on the next minor version @full', async ({
  page,
}) => {
  await repository.install();
  await setKitVersion(`${major}.${minor + 1}.0`);
  expect((await ship(workspace, site, 'shared-ui')).changed).toEqual(['shared-ui']);
  await repository.run('build');
  await activate();
  expect((await liveSet(site)).releases.map(({ name }) => name)).toContain(REMOTE);
  await expectHydrates(page);
});

test('[TR3] a remote that needs a newer kit, or an older major version of it, is refused @full', async () => {
  await build(`^${major}.${minor + 2}.0`);
  await expect(activate()).rejects.toThrow('RELEASE_KIT_TOO_OLD');
  await build(`^${major - 1}.9.0`);
  await expect(activate()).rejects.toThrow('RELEASE_KIT_MODULE_MISSING');
});

test('[TR3] a kit of the next major version is refused while remotes need this one @full', async () => {
  await setKitVersion(`${major + 1}.0.0`);
  await expect(ship(workspace, site, 'shared-ui')).rejects.toThrow('KIT_MISMATCH');
});

async function remotesOf() {
  return (await liveSet(site)).releases.filter(({ name }) => name.startsWith('mf-'));
}

/** The version of React in the live kit. */
async function reactVersion(): Promise<string | undefined> {
  const kit = (await liveSet(site)).releases.find(({ name }) => name === 'shared-ui');
  const manifest = await fetch(`${site.registryUrl}/releases/shared-ui/${kit?.version}/manifest.json`);
  return (await manifest.json()).provides.react?.version;
}

/** Pins another version of React in the kit, and installs it in the copy of the workspace from the package registry. */
async function installReact(version: string): Promise<void> {
  await workspace.edit('shared-ui/package.json', (source) =>
    source.replace(/("react(?:-dom)?": )"\d[\d.]+"/g, `$1"${version}"`),
  );
  const folder = await mkdtemp(join(tmpdir(), 'stadtraum-react-'));
  for (const name of ['react', 'react-dom']) {
    await run('npm', ['pack', '--silent', `${name}@${version}`], { cwd: folder });
    const target = join(workspace.root, 'node_modules', name);
    await rm(target, { recursive: true });
    await mkdir(target);
    await run('tar', ['-xzf', join(folder, `${name}-${version}.tgz`), '--strip-components=1', '-C', target]);
  }
  await rm(folder, { recursive: true });
}

function setKitVersion(version: string): Promise<void> {
  return workspace.edit('shared-ui/package.json', (source) =>
    source.replace(/"version": "[\d.]+"/, `"version": "${version}"`),
  );
}

/** Builds the team's remote for this range of kit versions. */
async function build(range: string): Promise<void> {
  await repository.edit('package.json', (source) =>
    source.replace(/"@stadtraum\/shared-ui": "\^[\d.]+"/, `"@stadtraum/shared-ui": "${range}"`),
  );
  await repository.run('build');
}

/** Publishes and activates what the team has built, with the workspace's key. */
async function activate(): Promise<void> {
  const env = {
    REGISTRY_URL: site.registryUrl,
    SITE_URL: site.url,
    SIGNING_KEY_FILE: join(site.dataDirectory, 'keys/workspace.pem'),
  };
  await repository.run('registry', ['publish'], env);
  await repository.run('registry', ['activate', REMOTE], env);
}

/** Checks that an island works. */
async function expectHydrates(page: Page): Promise<void> {
  await page.goto(`${site.url}/presse/bildmaterial`);
  const list = page.locator('[data-block-type="press-asset-list"]');
  await list.dispatchEvent('pointerover');
  await expect(list).toHaveAttribute('data-island-state', 'hydrated');
}
