import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, type Page, test } from '@playwright/test';
import {
  activate,
  publish,
  type Release,
  readRelease,
  signWithKeyOf,
  withServerCode,
} from '../faults/stage/releases.ts';
import { watchMachine } from '../site/machine.ts';
import { recordMeasurement } from '../site/measurements.ts';
import { PAGES } from '../site/pages.ts';
import {
  isRunning,
  REPOSITORY,
  type ServerName,
  type Site,
  spawnSupervisor,
  startSite,
  waitForExit,
} from '../site/site.ts';
import { startLoad } from '../site/steady-load.ts';
import { copyWorkspace, type Workspace } from '../site/workspace.ts';
import { contentSettings, copyContent } from './announcements.ts';
import { expectDelivered, expectRolledBack } from './expect-delivered.ts';
import { liveSet, rollBack, ship } from './shipping.ts';

/** Load while a site stops. */
const REQUESTS_PER_SECOND = 20;
const PATHS = PAGES.filter(({ status }) => status === 200).map(({ path }) => path);

const REMOTE = 'mf-press';
const nameAndVersion = ({ manifest: { name, version } }: Release) => ({ name, version });

test.describe('a running site', () => {
  test.describe.configure({ mode: 'serial' });
  let workspace: Workspace;
  let site: Site;
  let liveBeforeStop: Awaited<ReturnType<typeof liveSet>>;
  test.beforeAll(async () => {
    // The site runs from a copy because a team also ships from it: a second site would take seconds to start.
    workspace = await copyWorkspace();
    await workspace.build();
    const env = { CONFINEMENT: 'language,permission' };
    site = await startSite({ root: workspace.root, throughNpm: true, env });
  });
  test.afterAll(async () => {
    await site?.stop();
    await workspace?.remove();
  });

  const READY_URLS: Record<ServerName, (site: Site) => string> = {
    shell: ({ url }) => `${url}/readyz`,
    registry: ({ registryUrl }) => `${registryUrl}/live-set`,
    'content-api': ({ contentApiUrl }) => `${contentApiUrl}/readyz`,
  };

  /** The embedded database alone takes nearly 2 s to start; meanwhile the shell serves pages from its cache. */
  const MAX_RECOVERY_S: Record<ServerName, number> = { shell: 2, registry: 2, 'content-api': 5 };

  for (const [server, maxSeconds] of Object.entries(MAX_RECOVERY_S) as [ServerName, number][]) {
    test(`[F25] recovers within ${maxSeconds} seconds when its ${server} is killed`, async () => {
      const before = await site.processes();
      const machine = watchMachine();
      process.kill(before[server], 'SIGKILL');
      const killedAt = performance.now();
      while (isRunning(before[server])) await delay(5);
      await expect.poll(() => isReady(READY_URLS[server](site)), { intervals: [25] }).toBe(true);
      const seconds = (performance.now() - killedAt) / 1000;
      recordMeasurement(`${server} back after`, `${seconds.toFixed(2)} s`);
      expect(seconds).toBeLessThan(machine.limit(maxSeconds));

      await expect.poll(async () => (await site.processes())[server]).not.toBe(before[server]);
      const after = await site.processes();
      expect({ ...after, [server]: 0 }).toEqual({ ...before, [server]: 0 });
      expect((await fetch(site.url)).status).toBe(200);
    });
  }

  test('[TR2] runs with the layers that CONFINEMENT requires, and each server reports them', async () => {
    const layersAt = async (url: string) => {
      const { confinement } = (await (await fetch(url)).json()) as { confinement: Record<string, object> };
      return confinement;
    };
    const shell = await layersAt(`${site.url}/readyz`);
    expect(shell).toMatchObject({ language: { inForce: true }, permission: { inForce: true } });
    expect(Object.keys(shell)).toEqual(['language', 'permission', 'user', 'namespace']);
    expect(await layersAt(`${site.registryUrl}/healthz`)).toEqual(shell);
    expect(await layersAt(`${site.contentApiUrl}/readyz`)).toEqual(shell);
  });

  test('serves pages from its cache while the content API is down, and hides the error from visitors', async () => {
    const { 'content-api': contentApi } = await site.processes();
    expect((await fetch(`${site.url}/service/fragen`)).status).toBe(200);
    process.kill(contentApi, 'SIGKILL');
    const response = await fetch(`${site.url}/service/fragen`);
    expect(response.status).toBe(200);
    expect(await response.text()).not.toContain('CONTENT_UNAVAILABLE');
    await expect.poll(() => isReady(READY_URLS['content-api'](site))).toBe(true);
  });

  test('writes its servers’ output to log files', async () => {
    for (const server of ['shell', 'registry', 'content-api']) {
      expect(await readFile(join(site.dataDirectory, 'logs', `${server}.log`), 'utf8')).toContain('"level":');
    }
    expect(site.output()).toContain('Website');
    expect(site.output()).not.toContain('"level":');
  });

  test('[OP15] creates files that only its user can read', async () => {
    // A new database's files keep the modes of the files they are copied from; their parent directory is private.
    const names = (await readdir(site.dataDirectory, { recursive: true })).filter(
      (name) => !name.startsWith('content-api/cluster'),
    );
    const openToOthers = async (name: string) => {
      const found = await stat(join(site.dataDirectory, name)).catch(() => undefined);
      return found && (found.mode & 0o077) !== 0 ? [name] : [];
    };
    expect(names.length).toBeGreaterThan(50);
    expect((await Promise.all(['.', ...names].map(openToOthers))).flat()).toEqual([]);
  });

  test('publishes a changed text in mf-press with one command under load', async ({ page }) => {
    await workspace.edit('mf-press/src/blocks/press-asset-list/asset-filter.tsx', (source) =>
      source.replace('resetBy=', 'submitLabel="Bilder filtern" resetBy='),
    );
    const delivery = await ship(workspace, site, REMOTE);
    await expectDelivered(site, delivery, [REMOTE]);
    expect(delivery.output).toMatch(/1 of \d+ projects had changed/);
    await expectButton(page, 'Bilder filtern');
  });

  test('rolls the change back with one command under load', async ({ page }) => {
    await expectRolledBack(site, await rollBack(workspace, site, REMOTE), [REMOTE]);
    await expectButton(page, 'Filtern');
  });

  /** Expects the list's button. On a busy machine, the first page of a live set may show the list's last good HTML instead. */
  async function expectButton(page: Page, name: string): Promise<void> {
    await expect(async () => {
      await page.goto(`${site.url}/presse/bildmaterial`);
      await expect(page.getByRole('button', { name, exact: true })).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 20_000 });
  }

  test('[OP3] accepts a release that differs from the checkout’s build', async () => {
    signWithKeyOf(site.dataDirectory);
    const built = await readRelease(join(REPOSITORY, REMOTE, 'release'));
    const shipped = withServerCode(built, '// shipped by its team');
    expect(await publish(site.registryUrl, shipped)).toMatchObject({ status: 201 });
    expect(await activate(site.registryUrl, shipped)).toMatchObject({ status: 200 });
    liveBeforeStop = await liveSet(site);
    expect(liveBeforeStop.releases).toContainEqual(expect.objectContaining(nameAndVersion(shipped)));
  });

  test('[OP2] stops completely within 10 s of SIGTERM to npm, and drops no request', async () => {
    const { supervisor, ...servers } = await site.processes();
    expect(site.supervisor.pid).not.toBe(supervisor);
    const renderers = await childrenOf(Object.values(servers));
    expect(renderers.length).toBeGreaterThanOrEqual(2);
    const load = startLoad(site.url, PATHS, REQUESTS_PER_SECOND);
    // The shell stops listening a second later, half-way between two requests.
    await delay(2_000 + 500 / REQUESTS_PER_SECOND);

    const machine = watchMachine();
    const stoppedAt = performance.now();
    site.supervisor.kill('SIGTERM');
    expect(await waitForExit(site.supervisor)).toBe(0);
    const seconds = (performance.now() - stoppedAt) / 1000;
    expect([supervisor, ...Object.values(servers), ...renderers].filter(isRunning)).toEqual([]);
    expect(seconds).toBeLessThan(machine.limit(10));

    const { responses, failures, errors } = await load.stop();
    recordMeasurement('site ended after', `${seconds.toFixed(1)} s, ${responses} responses`);
    expect(responses).toBeGreaterThan(REQUESTS_PER_SECOND);
    expect(failures.filter((failure) => !/ECONNREFUSED|ECONNRESET/.test(failure))).toEqual([]);
    // Accepted requests get complete responses; new connections are refused once the shell stops listening. The operating system
    // resets a connection that it establishes at that very moment: on a busy machine, one request can come just then.
    const [first, ...later] = errors.slice(errors.findIndex((error) => error !== undefined));
    expect(first).toMatch(/ECONNREFUSED|ECONNRESET/);
    expect(later.filter((error) => !error?.includes('ECONNREFUSED'))).toEqual([]);
  });

  test('[OP3] keeps the shipped release and the content live after a restart, and prints how to activate the checkout’s build and files @full', async () => {
    const portsFile = join(site.dataDirectory, 'second.json');
    const content = await copyContent();
    await writeFile(join(content, 'content/redirects.json'), '[]');
    const second = spawnSupervisor({
      parameters: ['--ports-file', portsFile],
      env: { DATA_DIRECTORY: site.dataDirectory, ...contentSettings(content) },
    });
    await expect.poll(() => second.output(), { timeout: 60_000 }).toContain('Website');
    await expect
      .poll(() => second.output())
      .toContain('differ from the last load: redirects.json. To load them: npm run content:load');
    const { ports } = JSON.parse(await readFile(portsFile, 'utf8'));
    const registryUrl = `http://127.0.0.1:${ports.registry}`;
    expect(await liveSet({ ...site, registryUrl })).toEqual(liveBeforeStop);
    const response = await fetch(`http://localhost:${ports.shell}/presse/bildmaterial`);
    expect(response.headers.get('x-live-set')).toBe(liveBeforeStop.id);
    expect(second.output()).toContain(
      `DATA_DIRECTORY=${site.dataDirectory} REGISTRY_URL=${registryUrl} ` +
        `SITE_URL=http://localhost:${ports.shell} npm run ship ${REMOTE}\n`,
    );
    second.supervisor.kill('SIGTERM');
    expect(await waitForExit(second.supervisor)).toBe(0);
    await rm(content, { recursive: true });
  });
});

for (const signal of ['SIGINT', 'SIGHUP', 'SIGKILL'] as const) {
  test(`[OP2] ${signal} to npm stops the whole site @full`, async () => {
    const site = await startSite({ throughNpm: true });
    const processes = Object.values(await site.processes());
    const all = [...processes, ...(await childrenOf(processes))];
    site.supervisor.kill(signal);
    await expect.poll(() => all.filter(isRunning), { timeout: 10_000 }).toEqual([]);
    await site.stop();
  });
}

test('stops the site when its supervisor is killed, and starts again afterwards @full', async () => {
  const site = await startSite();
  const processes = Object.values(await site.processes());
  const renderers = await childrenOf(processes);
  site.supervisor.kill('SIGKILL');
  await expect.poll(() => [...processes, ...renderers].filter(isRunning), { timeout: 10_000 }).toEqual([]);

  const portsFile = join(site.dataDirectory, 'second.json');
  const second = spawnSupervisor({
    parameters: ['--ports-file', portsFile],
    env: { DATA_DIRECTORY: site.dataDirectory },
  });
  await expect.poll(() => second.output(), { timeout: 60_000 }).toContain('Website');
  expect(second.output()).toContain('nothing new');
  second.supervisor.kill('SIGTERM');
  expect(await waitForExit(second.supervisor)).toBe(0);
  await site.stop();
});

test('starts a second time, with all steps, in less than 15 seconds @full', async () => {
  const site = await startSite();
  site.supervisor.kill('SIGTERM');
  await waitForExit(site.supervisor);

  const started = performance.now();
  const machine = watchMachine();
  const secondStart = spawnSupervisor({ flags: [], env: { DATA_DIRECTORY: site.dataDirectory } });
  await expect.poll(() => secondStart.output(), { intervals: [50], timeout: 60_000 }).toContain('Website');
  const seconds = (performance.now() - started) / 1000;
  secondStart.supervisor.kill('SIGTERM');
  await waitForExit(secondStart.supervisor);
  await site.stop();
  recordMeasurement('second start', `${seconds.toFixed(1)} s`);
  expect(seconds).toBeLessThan(machine.limit(15));
});

test('[OP12] serves stored pages while PostgreSQL is down at startup, and logs each error once @full', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'stadtraum-supervisor-'));
  const env = { DATA_DIRECTORY: directory };
  const before = await startSite({ env });
  expect((await fetch(before.url)).status).toBe(200);
  await before.stop();

  const holder = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => holder.once('listening', resolve));
  const { port } = holder.address() as AddressInfo;
  await new Promise((resolve) => holder.close(resolve));
  const DATABASE_URL = `postgres://stadtraum@127.0.0.1:${port}/stadtraum`;
  const site = await startSite({ env: { ...env, DATABASE_URL } });
  expect(await isReady(`${site.url}/healthz`)).toBe(true);
  expect((await fetch(site.url)).status).toBe(200);
  await delay(3_000);
  const logged = site
    .output()
    .split('\n')
    .filter((line) => /(DATABASE|STORE)_UNAVAILABLE/.test(line));
  expect(logged).toEqual([
    expect.stringContaining('The registry will be retried until it starts.'),
    expect.stringContaining('The content API will be retried until it starts.'),
  ]);
  await site.stop();
  await rm(directory, { recursive: true });
});

async function isReady(url: string): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(1_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Process ids of the children of `processes`. */
async function childrenOf(processes: number[]): Promise<number[]> {
  const lists = await Promise.all(
    processes.map((id) => readFile(`/proc/${id}/task/${id}/children`, 'utf8').catch(() => '')),
  );
  return lists.flatMap((list) => list.trim().split(' ').filter(Boolean).map(Number));
}
