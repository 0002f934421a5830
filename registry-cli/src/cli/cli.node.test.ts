import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateSigningKey } from '@stadtraum/federation-kit/signing';
import {
  type FixtureRelease,
  makeKit,
  makeRemote,
  makeShell,
} from '@stadtraum/registry/testing/fixture-releases';
import { startTestRegistry, type TestRegistry } from '@stadtraum/registry/testing/test-registry';
import { runCommand, writeAll } from '../testing/run-command.ts';

/** No server listens on this port. */
const NOWHERE = 'http://127.0.0.1:2';
/**
 * Replaces Nx: the "build" copies the app's folder `next/`, or fails if there is none. A check fails with the text in `<app>/<check>.red`.
 */
const FAKE_NX = `
  const { cpSync, existsSync, readFileSync, writeFileSync } = require('node:fs');
  const words = (name) => process.argv.find((word) => word.startsWith(name)).slice(name.length).split(',');
  const tasks = words('--projects=').flatMap((project) => words('--targets=').map((target) => {
    const folder = project.replace('@fixture/', '');
    const red = folder + '/' + target + '.red';
    const source = folder + '/next';
    if (target === 'build' && existsSync(source)) cpSync(source, folder + '/release', { recursive: true });
    const output = existsSync(red) ? readFileSync(red, 'utf8') : existsSync(source) ? '' : 'cannot build ' + folder;
    return { folder, target, output, cached: folder !== 'shell', status: output ? 'failure' : 'success' };
  }));
  writeFileSync(process.env.TASK_RESULTS_FILE, JSON.stringify(tasks));
  process.exit(tasks.some(({ output }) => output) ? 1 : 0);`;

let root: string;
let registry: TestRegistry;
let site: Server;

/** A repository of three apps, a registry, and a site that follows it. */
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'registry-cli-'));
  await writeAll(root, { 'nx.json': '{}', 'package.json': '{}', 'node_modules/nx/bin/nx.js': FAKE_NX });
  await writeApp(makeShell());
  await writeApp(makeKit());
  await writeApp(makeRemote('mf-press'));
  registry = await startTestRegistry();
  site = createServer(async (_request, response) => {
    const { body } = await registry.liveSet();
    response
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify({ ready: true, liveSet: body.id }));
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  site.closeAllConnections();
  site.close();
  await registry.remove();
  await rm(root, { recursive: true });
});

/** Makes this release the result of the app's next build. */
async function writeApp({ manifest, files }: FixtureRelease): Promise<void> {
  const app = join(root, manifest.name);
  const description = { name: `@fixture/${manifest.name}`, release: { kind: manifest.kind } };
  await rm(app, { recursive: true, force: true });
  await writeAll(app, { 'package.json': JSON.stringify(description) });
  await writeAll(join(app, 'next'), { 'manifest.json': JSON.stringify(manifest), ...files });
}

function run(command: string | readonly string[], options: { cwd?: string; env?: NodeJS.ProcessEnv } = {}) {
  const env = {
    REGISTRY_URL: registry.url,
    DATA_DIRECTORY: registry.dataDirectory,
    SITE_URL: siteUrl(),
    ...options.env,
  };
  return runCommand(command, { cwd: join(root, options.cwd ?? '.'), env });
}

function siteUrl(): string {
  return `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
}

describe('previews', () => {
  it('[0151] ship with --preview prints a link, and nothing goes live @full', async () => {
    await run('ship shell shared-ui mf-press');
    const before = await registry.liveSet();
    await writeApp(makeRemote('mf-press', { component: 'return content.text + 2' }));
    await writeApp(makeRemote('mf-jobs'));
    const { path } = JSON.parse((await run('ship mf-jobs --preview --json')).out);
    expect(path).toMatch(/^\/vorschau\//);

    const { code, out } = await run('ship mf-press --preview --with mf-jobs --hours 48');
    expect(code).toBe(0);
    const [link = ''] = /http\S+\/vorschau\/\S+/.exec(out) ?? [];
    expect(link).toMatch(new RegExp(`^${siteUrl()}/vorschau/side-[0-9a-f]{16}\\.\\d{10}\\.`));
    expect(out).toMatch(/^Preview mf-press · registry /);
    expect(out).toContain('Nothing went live. Everyone with the link sees the preview until ');
    expect(await registry.liveSet()).toEqual(before);
    const [, id = ''] = /--end (side-\w+)/.exec(out) ?? [];

    const list = await run('preview');
    expect(list.out).toMatch(new RegExp(`^${id} .* mf-jobs@1\\S+, mf-press@1`, 'm'));
    expect((await run(`preview --end ${id}`)).code).toBe(0);
    expect((await run('preview')).out).not.toContain(id);
    expect((await run(`preview --end ${id}`)).err).toContain('PREVIEW_UNKNOWN');
  });
});

describe('ship', () => {
  it('[TR1] [TR10] builds, publishes, activates, and waits for the site', async () => {
    const { code, out, err } = await run('ship shell shared-ui mf-press');
    expect([code, err]).toEqual([0, '']);
    const steps = out.split('\n').map((line) => line.replace(/\s+\d+\.\d s$/, '').trimEnd());
    expect(steps).toEqual([
      `Ship shell, shared-ui, mf-press · registry ${registry.url} · site ${siteUrl()}`,
      expect.stringMatching(/^ {2}key \w{16} \(.*\/keys\/workspace\.pem\)$/),
      '  ✔ build     1 of 3 projects had changed; types, lint, test passed',
      expect.stringMatching(/^ {2}✔ publish {3}shell 1\.0\.0-\w{10} \(1 file, \d+ B\)$/),
      expect.stringMatching(/^ {2}✔ publish {3}shared-ui 1\.0\.0-/),
      expect.stringMatching(/^ {2}✔ publish {3}mf-press 1\.0\.0-/),
      expect.stringMatching(/^ {2}✔ activate {2}live set 1-\w{8} \(verification \d+ ms, switch \d+ ms\)$/),
      expect.stringMatching(/^ {2}✔ site {6}http:.* serves it$/),
      expect.stringMatching(/^Live in \d+\.\d s\.$/),
      '',
    ]);
  });

  it('ships the app of the current folder by default @full', async () => {
    await run('ship shell shared-ui mf-press');
    await writeApp(makeRemote('mf-press', { component: 'return 2' }));
    const { code, out } = await run('ship', { cwd: 'mf-press' });
    expect(code).toBe(0);
    expect(out).toMatch(/^Ship mf-press · /);
    expect((await registry.liveSet()).body.sequence).toBe(2);
  });

  it('publishes nothing when the build fails, and shows its output', async () => {
    await rm(join(root, 'mf-press/next'), { recursive: true });
    const { code, out, err } = await run('ship mf-press');
    expect(code).toBe(1);
    expect(out).toContain('cannot build mf-press');
    expect(err).toMatch(/^BUILD_FAILED: mf-press could not be built\.\n.+\n$/);
    expect((await registry.request('/releases')).body).toEqual([]);
  });

  it('[GA5] publishes nothing when a check fails, shows its output, and records that checks were skipped', async () => {
    await writeAll(root, { 'mf-press/types.red': 'error TS2322: Type', 'mf-press/test.red': 'Expected: 1' });
    const { code, out, err } = await run('ship shell shared-ui mf-press');
    expect(code).toBe(1);
    expect(out).toContain('\ntypes of mf-press:\nerror TS2322: Type\n\ntest of mf-press:\nExpected: 1\n');
    expect(err).toMatch(/^CHECKS_FAILED: Checks of mf-press failed: types, test\.\n.+--skip-checks.+\n$/);
    expect((await registry.request('/releases')).body).toEqual([]);

    const skipped = await run(['ship', 'shell', 'shared-ui', 'mf-press', '--skip-checks', 'Notfall']);
    expect(skipped.out).toContain('\n  Without types, lint, test: “Notfall”\n');
    expect(skipped.code).toBe(0);
    const [entry] = JSON.parse((await run('log --json --limit 1')).out).entries;
    expect(entry.subject).toMatch(/^shell@.*, mf-press@1\.0\.0-\w{10} without types, lint, test: “Notfall”$/);
  });

  it('reports that the site does not serve the live set in time @full', async () => {
    const { code, err } = await run('ship shell shared-ui --wait 0.5', { env: { SITE_URL: NOWHERE } });
    expect(code).toBe(1);
    expect(err).toMatch(/^SITE_NOT_FOLLOWING: Live set 1-\w{8} is active, but .* ECONNREFUSED/);
  });
});

describe('publish, activate, rollback and status', () => {
  it('take a release from its folder to live and back @full', async () => {
    for (const app of ['shell', 'shared-ui', 'mf-press']) {
      await cp(join(root, app, 'next'), join(root, app, 'release'), { recursive: true });
    }
    expect((await run('status')).out).toBe('Nothing is live yet.\n');
    expect((await run('publish shell shared-ui mf-press/release')).code).toBe(0);
    expect((await run('activate shell shared-ui mf-press')).code).toBe(0);

    await writeApp(makeRemote('mf-press', { component: 'return 2' }));
    await cp(join(root, 'mf-press/next'), join(root, 'mf-press/release'), { recursive: true });
    await run('publish', { cwd: 'mf-press' });
    expect((await run('status')).out).toMatch(
      /\n {2}mf-press 1\.0\.0-\w{10} was published just now by workspace and is not live\.\n$/,
    );
    await run('activate mf-press');

    const back = await run('rollback mf-press');
    expect(back.out).toMatch(/\n {4}mf-press 1\.0\.0-\w{10} → 1\.0\.0-\w{10}\n$/);
    const { out } = await run('status --history');
    expect(out).toMatch(/^Live set 3-\w{8}, just now: roll back mf-press to 1\.0\.0-\w{10}\n/);
    expect(out).toMatch(/\n {2}RELEASE +VERSION +LIVE SINCE +SHIPPED BY +SIZE +BLOCKS\n/);
    expect(out).toMatch(/\n {2}mf-press +1\.0\.0-\w{10} +just now +workspace +\d+ B +press\n/);
    expect(out).toMatch(/\n {2}3-\w{8} +just now +rollback +mf-press /);

    const json = JSON.parse((await run('status --json')).out);
    expect(json.liveSet.sequence).toBe(3);
    expect(json.releases).toHaveLength(4);
  });

  it('[TR8] activate what was published last, also after the code was reverted @full', async () => {
    const build = async (component: string) => {
      await writeApp(makeRemote('mf-press', { component }));
      await cp(join(root, 'mf-press/next'), join(root, 'mf-press/release'), { recursive: true });
      return JSON.parse(await readFile(join(root, 'mf-press/release/manifest.json'), 'utf8')).version;
    };
    const liveVersion = async () =>
      (await registry.liveSet()).body.releases.find(({ name }) => name === 'mf-press')?.version;
    const good = await build('return 1');
    await run('ship shell shared-ui mf-press');
    expect(await liveVersion()).toBe(good);

    const broken = await build('return 2');
    await run('publish mf-press');
    await run('activate mf-press');
    expect(await liveVersion()).toBe(broken);

    await build('return 1');
    expect((await run('publish mf-press')).out).toContain('already published');
    const { out } = await run('activate mf-press');
    expect(out).toContain(`  mf-press ${good}, published just now by workspace\n`);
    expect(await liveVersion()).toBe(good);
    expect((await run('status')).out).not.toContain('is not live');
  });

  it('[TR1] log who did what, from where and why, and what was refused @full', async () => {
    await run('ship shell shared-ui');
    await run(['rollback', '--yes', '--reason', 'Ein Versuch']);
    const { out } = await run('log --limit 3');
    expect(out).toMatch(/^WHEN +WHO +OUTCOME +WHAT\n/);
    expect(out).toMatch(
      /\n[-\d]{10} \d\d:\d\d +workspace +refused +roll-back all releases\n +ROLLBACK_IMPOSSIBLE · “Ein Versuch”\n/,
    );
    expect(out).toMatch(
      / workspace +done +activate shell@1\.0\.0-\w{10}, shared-ui@1\.0\.0-\w{10}\n +live set 1-/,
    );
    const { entries, intact } = JSON.parse((await run('log --json --limit 1')).out);
    expect(entries).toMatchObject([{ action: 'roll-back', outcome: 'refused', team: 'workspace' }]);
    expect(intact).toBe(true);
  });

  it('[TR7] mark a release as bad, which cannot be activated until the mark is cleared @full', async () => {
    await run('ship shell shared-ui');
    await run('publish mf-press/next');
    const marked = await run(['mark', 'mf-press', '--reason', 'Leere Überschriften']);
    expect(marked.out).toMatch(
      / {2}✔ mark {6}mf-press 1\.0\.0-\w{10} cannot be activated, and rollbacks skip it /,
    );
    expect((await run('status')).out).toMatch(
      /\n {2}mf-press 1\.0\.0-\w{10} is marked as bad by workspace: Leere Überschriften\n$/,
    );
    expect((await run('activate mf-press')).err).toMatch(/^RELEASE_MARKED_BAD: .*Leere Überschriften/);
    await run('mark mf-press --clear');
    expect((await run('activate mf-press')).code).toBe(0);
    expect((await run('prune --dry-run')).out).toContain('  No release is old enough to be removed.\n');
  });

  it.each<[string, number, RegExp]>([
    [
      'activate mf-none',
      1,
      /^RELEASE_NAME_UNKNOWN: The registry at .* has no release named mf-none\.\n.+\n$/,
    ],
    ['publish nowhere', 1, /^RELEASE_NOT_BUILT: .*nowhere contains no release: /],
    ['ship nowhere', 1, /^RELEASE_NOT_BUILT: /],
    ['rollback --yes', 1, /^ROLLBACK_IMPOSSIBLE: /],
    ['preview mf-none', 1, /^RELEASE_NAME_UNKNOWN: /],
    ['preview mf-press --hours 337', 2, /from 1 to 336/],
    ['activate', 2, /missing required argument/],
    ['fly', 2, /unknown command/],
    ['statsu', 2, /Did you mean status\?/],
  ])('`%s` exits with %i', async (command, code, message) => {
    const outcome = await run(command);
    expect(outcome.code).toBe(code);
    expect(outcome.err).toMatch(message);
  });

  it('[0157] says why a remote cannot be shown in a site, before anything is started', async () => {
    const other = generateSigningKey().toPem();
    const tried = [
      [
        'dev mf-press --in http://127.0.0.1:2',
        {},
        'SITE_UNKNOWN: There is no registry at http://127.0.0.1:2',
      ],
      [`dev mf-press --in ${siteUrl()}`, {}, `SITE_UNKNOWN: There is no registry at ${siteUrl()}`],
      ['dev mf-press --in not-an-address', {}, 'ADDRESS_INVALID'],
      ['dev shared-ui --in', {}, 'NOT_A_REMOTE: shared-ui is a release of kind kit'],
      ['dev mf-press --in', { SIGNING_KEY: other }, 'KEY_UNKNOWN'],
      ['dev mf-press --in', { SIGNING_KEY_FILE: 'none.pem' }, 'KEY_MISSING'],
      ['dev mf-pres --in', {}, 'Did you mean mf-press?'],
    ] as const;
    for (const [command, env, message] of tried) {
      const { code, err } = await run(command, { env });
      expect([command, code, err]).toEqual([command, 1, expect.stringContaining(message)]);
    }
  });

  it('[0157] dev takes the address of the site of the registry', async () => {
    registry = await registry.restart({ siteUrl: siteUrl() });
    // It gets as far as the key.
    const { out, err } = await run(`dev mf-press --in ${siteUrl()}/`, {
      env: { SITE_URL: '', SIGNING_KEY: generateSigningKey().toPem() },
    });
    expect(err).toContain('KEY_UNKNOWN');
    expect(out).toContain(`registry ${registry.url} · site ${siteUrl()}`);
  });

  it('report that the registry is unavailable', async () => {
    const { code, err } = await run('status', { env: { REGISTRY_URL: NOWHERE } });
    expect(code).toBe(1);
    expect(err).toMatch(/^REGISTRY_UNAVAILABLE: http:\/\/127\.0\.0\.1:2: .*ECONNREFUSED/);
  });
});
