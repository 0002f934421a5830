import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type FixtureRelease,
  makeKit,
  makeRemote,
  makeShell,
} from '@stadtraum/registry/testing/fixture-releases';
import { FROM_SOURCE } from '@stadtraum/registry/testing/running-registry';
import { startTestRegistry, type TestRegistry } from '@stadtraum/registry/testing/test-registry';

jest.setTimeout(60_000);

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
/** No server listens on this port. */
const NOWHERE = 'http://127.0.0.1:2';
/** Replaces Nx: the "build" copies the app's folder `next/`, or fails if there is none. */
const FAKE_NX = `
  const { cpSync, existsSync, writeFileSync } = require('node:fs');
  for (const project of process.argv.find((word) => word.startsWith('--projects=')).slice(11).split(',')) {
    const app = project.replace('@fixture/', '');
    if (!existsSync(app + '/next')) { console.log('cannot build ' + app); process.exit(1); }
    cpSync(app + '/next', app + '/release', { recursive: true });
  }
  const tasks = [{ cached: false }, { cached: true }, { cached: true }];
  writeFileSync(process.env.TASK_RESULTS_FILE, JSON.stringify(tasks));`;

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

async function writeAll(directory: string, files: Record<string, string | Buffer>): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(directory, path)), { recursive: true });
    await writeFile(join(directory, path), content);
  }
}

/** Makes this release the result of the app's next build. */
async function writeApp({ manifest, files }: FixtureRelease): Promise<void> {
  const app = join(root, manifest.name);
  const description = { name: `@fixture/${manifest.name}`, release: { kind: manifest.kind } };
  await rm(app, { recursive: true, force: true });
  await writeAll(app, { 'package.json': JSON.stringify(description) });
  await writeAll(join(app, 'next'), { 'manifest.json': JSON.stringify(manifest), ...files });
}

interface Outcome {
  code: number;
  out: string;
  err: string;
}

function run(command: string, options: { cwd?: string; env?: NodeJS.ProcessEnv } = {}): Promise<Outcome> {
  const env = {
    PATH: process.env.PATH,
    REGISTRY_URL: registry.url,
    SITE_URL: `http://127.0.0.1:${(site.address() as AddressInfo).port}`,
    ...options.env,
  };
  const cwd = join(root, options.cwd ?? '.');
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [...FROM_SOURCE, MAIN, ...command.split(' ')],
      { cwd, env },
      (error, out, err) => resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
  });
}

describe('ship', () => {
  it('builds, publishes, activates, and waits for the site', async () => {
    const { code, out, err } = await run('ship shell shared-ui mf-press');
    expect([code, err]).toEqual([0, '']);
    const steps = out.split('\n').map((line) => line.replace(/\s+\d+\.\d s$/, '').trimEnd());
    expect(steps).toEqual([
      'Ship shell, shared-ui, mf-press',
      '  ✔ build     1 of 3 projects had changed',
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
    expect(out).toMatch(/^Ship mf-press\n/);
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
      /\n {2}mf-press 1\.0\.0-\w{10} was published just now and is not live\.\n$/,
    );
    await run('activate mf-press');

    const back = await run('rollback mf-press');
    expect(back.out).toMatch(/\n {4}mf-press 1\.0\.0-\w{10} → 1\.0\.0-\w{10}\n$/);
    const { out } = await run('status --history');
    expect(out).toMatch(/^Live set 3-\w{8}, just now: roll back mf-press to 1\.0\.0-\w{10}\n/);
    expect(out).toMatch(/\n {2}RELEASE +VERSION +LIVE SINCE +SIZE +BLOCKS\n/);
    expect(out).toMatch(/\n {2}mf-press +1\.0\.0-\w{10} +just now +\d+ B +press\n/);
    expect(out).toMatch(/\n {2}3-\w{8} +just now +rollback +mf-press /);

    const json = JSON.parse((await run('status --json')).out);
    expect(json.liveSet.sequence).toBe(3);
    expect(json.releases).toHaveLength(4);
  });

  it.each<[string, number, RegExp]>([
    [
      'activate mf-none',
      1,
      /^RELEASE_UNKNOWN: mf-none has not been published to this registry\.\nPublish it first; .+\n$/,
    ],
    ['publish nowhere', 1, /^RELEASE_NOT_BUILT: .*nowhere contains no release: /],
    ['ship nowhere', 1, /^RELEASE_NOT_BUILT: /],
    ['rollback', 1, /^ROLLBACK_IMPOSSIBLE: /],
    ['activate', 2, /missing required argument/],
    ['fly', 2, /unknown command/],
  ])('`%s` exits with %i', async (command, code, message) => {
    const outcome = await run(command);
    expect(outcome.code).toBe(code);
    expect(outcome.err).toMatch(message);
  });

  it('report that the registry is unavailable', async () => {
    const { code, err } = await run('status', { env: { REGISTRY_URL: NOWHERE } });
    expect(code).toBe(1);
    expect(err).toMatch(/^REGISTRY_UNAVAILABLE: http:\/\/127\.0\.0\.1:2: .*ECONNREFUSED/);
  });
});
